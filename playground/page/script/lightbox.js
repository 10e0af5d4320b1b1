// A picture over the whole page: to fit, larger, dragged, pinched; with its description and its neighbours.

import { icon, iconButton, make } from "./dom.js";

const MOST = 8;
const STEP = 1.6;
const PICTURE = "picture";

/** Shows `pictures` (see media.js) from the one at `at`. */
export function openPictures(pictures, at) {
  const box = make("dialog", { class: "lightbox", "aria-label": "Picture" });
  const stage = make("div", { class: "stage", tabindex: "-1" });
  const show = (position) => {
    at = (position + pictures.length) % pictures.length;
    box.replaceChildren(stage, bar(box, pictures, at, show, stage), ...neighbours(pictures, at, show));
    fill(stage, pictures[at]);
    stage.focus();
  };
  box.addEventListener("keydown", (event) => pressed(event, stage, at, show, pictures));
  closeOnBack(box);
  stage.addEventListener("click", (event) => event.target === stage && !stage.moved && box.close());
  document.body.append(box);
  box.showModal();
  show(at);
}

/** The way back in the browser's history closes the picture instead of leaving the page. */
function closeOnBack(box) {
  const back = () => box.close();
  history.pushState(PICTURE, "");
  window.addEventListener("popstate", back);
  box.addEventListener("close", () => {
    window.removeEventListener("popstate", back);
    box.remove();
    if (history.state === PICTURE) history.back();
  });
}

function neighbours(pictures, at, show) {
  if (pictures.length < 2) return [];
  return [
    iconButton("left", "Previous picture", () => show(at - 1), { class: "icon-button turn-left" }),
    iconButton("right", "Next picture", () => show(at + 1), { class: "icon-button turn-right" }),
  ];
}

function bar(box, pictures, at, show, stage) {
  const picture = pictures[at];
  const words = make("p", { class: "lightbox-words", hidden: true }, picture.description);
  const ask = make("button", { type: "button", class: "button is-secondary", "aria-expanded": "false", onclick: () => {
    words.hidden = !words.hidden;
    ask.setAttribute("aria-expanded", String(!words.hidden));
  } }, "Description");
  return make("div", { class: "lightbox-bar" },
    words,
    make("div", { class: "lightbox-tools" },
      picture.description ? ask : null,
      iconButton("smaller", "Smaller", () => stage.view.zoom(1 / STEP)),
      iconButton("larger", "Larger", () => stage.view.zoom(STEP)),
      make("a", { class: "icon-button", href: picture.address, target: "_blank", rel: "noopener", "aria-label": "Open the picture alone",
        title: "Open the picture alone" }, icon("open")),
      iconButton("close", "Close", () => box.close())));
}

function pressed(event, stage, at, show, pictures) {
  if (event.key === "+" || event.key === "=") stage.view.zoom(STEP);
  else if (event.key === "-") stage.view.zoom(1 / STEP);
  else if (event.key === "0") stage.view.reset();
  else if (stage.view.scale > 1 && event.key.startsWith("Arrow")) stage.view.arrow(event.key);
  else if (event.key === "ArrowLeft" && pictures.length > 1) show(at - 1);
  else if (event.key === "ArrowRight" && pictures.length > 1) show(at + 1);
  else return;
  event.preventDefault();
}

function fill(stage, picture) {
  const image = make("img", { src: picture.address, alt: picture.description, draggable: "false" });
  stage.view = new View(stage, image);
  stage.replaceChildren(image);
  stage.onwheel = (event) => {
    event.preventDefault();
    stage.view.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event);
  };
  stage.ondblclick = (event) => (stage.view.scale > 1 ? stage.view.reset() : stage.view.zoom(2.5, event));
  followPointers(stage);
}

/** How a picture lies on the stage: scale 1 fits, `x` and `y` are pixels from the middle. */
class View {
  constructor(stage, image) {
    Object.assign(this, { stage, image, scale: 1, x: 0, y: 0 });
  }

  reset() {
    Object.assign(this, { scale: 1, x: 0, y: 0 });
    this.draw();
  }

  /** Multiplies the scale; the point under the pointer stays where it is. */
  zoom(factor, pointer) {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const bounds = this.stage.getBoundingClientRect();
    const fromX = pointer ? pointer.clientX - bounds.left - bounds.width / 2 : 0;
    const fromY = pointer ? pointer.clientY - bounds.top - bounds.height / 2 : 0;
    this.x = fromX - (fromX - this.x) * scale / this.scale;
    this.y = fromY - (fromY - this.y) * scale / this.scale;
    this.scale = scale;
    this.draw();
  }

  move(x, y) {
    this.x += x;
    this.y += y;
    this.draw();
  }

  arrow(key) {
    this.move({ ArrowLeft: 80, ArrowRight: -80 }[key] ?? 0, { ArrowUp: 80, ArrowDown: -80 }[key] ?? 0);
  }

  draw() {
    const room = (size, stage) => Math.max(0, (size * this.scale - stage) / 2);
    const limit = (value, most) => Math.min(most, Math.max(-most, value));
    this.x = limit(this.x, room(this.image.offsetWidth, this.stage.clientWidth));
    this.y = limit(this.y, room(this.image.offsetHeight, this.stage.clientHeight));
    this.image.style.setProperty("transform", `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
    this.stage.classList.toggle("is-larger", this.scale > 1);
  }
}

/** One pointer drags, two pinch. */
function followPointers(stage) {
  const held = new Map();
  stage.moved = false;
  stage.onpointerdown = (event) => {
    held.set(event.pointerId, event);
    stage.moved = false;
    stage.setPointerCapture(event.pointerId);
  };
  stage.onpointermove = (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const other = [...held.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (other) stage.view.zoom(distance(event, other) / distance(before, other), middle(event, other));
    else stage.view.move(event.clientX - before.clientX, event.clientY - before.clientY);
    stage.moved ||= distance(before, event) > 2;
    held.set(event.pointerId, event);
  };
  stage.onpointerup = stage.onpointercancel = (event) => held.delete(event.pointerId);
}

const distance = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const middle = (one, other) => ({ clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 });
