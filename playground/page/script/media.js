// Pictures and files of a message.

import { icon, make, readableSize } from "./dom.js";
import { openPictures } from "./lightbox.js";
import { mediaAddress } from "./world.js";

const isPicture = (media) => /^image\//.test(media.content_type ?? "") || /\.(png|jpe?g|gif|webp|avif)$/i.test(media.filename ?? "");

/** What a message carries beside its text: pictures as a gallery, other files as cards. */
export function attachments(list) {
  const pictures = list.filter(isPicture);
  const files = list.filter((media) => !isPicture(media));
  return [pictures.length ? gallery(pictures.map(pictureOf)) : null, ...files.map(fileCard)];
}

const pictureOf = (attachment) => ({
  address: mediaAddress(attachment.url),
  description: attachment.description ?? "",
  name: attachment.filename ?? "picture",
  width: attachment.width,
  height: attachment.height,
  spoiler: attachment.filename?.startsWith("SPOILER_") ?? false,
});

/** The picture behind a media object of Components V2, whose name and size stand with the attachment. */
export function pictureOfMedia(media, description, spoiler) {
  const address = mediaAddress(media.url);
  return {
    address,
    description: description ?? "",
    name: decodeURIComponent(address.split("?")[0].split("/").at(-1)),
    width: media.width,
    height: media.height,
    spoiler: Boolean(spoiler),
  };
}

/** Up to ten pictures; one alone keeps its shape, several share a grid. */
export function gallery(pictures) {
  const shape = pictures.length === 1 ? "gallery is-single" : `gallery of-${Math.min(pictures.length, 5)}`;
  return make("div", { class: shape }, pictures.map((picture, at) => frameOf(picture, () => openPictures(pictures, at))));
}

function frameOf(picture, open) {
  const size = picture.width ? { width: picture.width, height: picture.height } : {};
  const image = make("img", { src: picture.address, alt: picture.description, loading: "lazy", decoding: "async", ...size });
  const label = picture.description ? `Open picture: ${picture.description}` : `Open picture ${picture.name}`;
  const button = make("button", { type: "button", class: "picture-button", "aria-label": shorten(label), onclick: open }, image);
  const frame = make("figure", { class: "picture" }, button, picture.description ? describedBy(picture) : null);
  if (picture.width) frame.style.setProperty("--shape", picture.width / picture.height);
  return picture.spoiler ? covered(frame) : frame;
}

const shorten = (label) => (label.length > 160 ? `${label.slice(0, 159)}…` : label);

/** The ALT mark; pressed, it shows the picture's description. */
function describedBy(picture) {
  const words = make("figcaption", { class: "alt-text", hidden: true }, picture.description);
  const mark = make("button", { type: "button", class: "alt-mark", "aria-expanded": "false", "aria-label": "Picture description",
    title: "Picture description" }, "ALT");
  mark.addEventListener("click", () => {
    words.hidden = !words.hidden;
    mark.setAttribute("aria-expanded", String(!words.hidden));
  });
  return [mark, words];
}

/** Hides something behind a spoiler until it is asked for. */
export function covered(element) {
  const uncover = () => {
    element.inert = false;
    cover.replaceWith(element);
  };
  const cover = make("div", { class: "covered" }, element, make("button", { type: "button", class: "cover", onclick: uncover }, "Spoiler"));
  element.inert = true;
  return cover;
}

/** A file that is no picture: its name, its size, and a link that saves it. */
export function fileCard(file) {
  return make("div", { class: "file" }, icon("file"),
    make("div", { class: "file-words" },
      make("a", { href: mediaAddress(file.url), download: file.filename }, file.filename),
      file.size ? make("small", {}, readableSize(file.size)) : null));
}
