// Discord's markdown, read into a tree: {kind, children} or {kind, text}. No element is made here.

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([^]*?)\n?```/;
const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

/** Reads a text; `options.blocks` false leaves headings, quotes and lists alone (titles, labels). */
export function readMarkdown(text, options = {}) {
  if (options.blocks === false) return readInline(text);
  const fence = FENCE.exec(text);
  if (!fence) return readLines(text.split("\n"));
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
  return [
    ...(before ? readLines(before.split("\n")) : []),
    { kind: "code-block", language: fence[1] ?? "", text: fence[2] },
    ...(after ? readMarkdown(after) : []),
  ];
}

function readLines(lines) {
  const blocks = [];
  let plain = [];
  const endPlain = () => {
    if (plain.length) blocks.push({ kind: "text-block", children: readInline(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const [block, used] = readBlock(lines, at);
    if (block) {
      endPlain();
      blocks.push(block);
    } else plain.push(lines[at]);
    at += used;
  }
  endPlain();
  return blocks;
}

/** The block that begins at a line and how many lines it takes; no block: [null, 1]. */
function readBlock(lines, at) {
  const line = lines[at];
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return [{ kind: "quote", children: readMarkdown(rest.join("\n")) }, rest.length];
  }
  if (line.startsWith("> ")) return readQuote(lines, at);
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) return [{ kind: `heading-${heading[1].length}`, children: readInline(heading[2]) }, 1];
  const subtext = /^-# +(\S.*)$/.exec(line);
  if (subtext) return [{ kind: "subtext", children: readInline(subtext[1]) }, 1];
  if (LIST_LINE.test(line)) return readList(lines, at);
  return [null, 1];
}

function readQuote(lines, at) {
  const quoted = [];
  while (lines[at + quoted.length]?.startsWith("> ")) quoted.push(lines[at + quoted.length].slice(2));
  return [{ kind: "quote", children: readMarkdown(quoted.join("\n")) }, quoted.length];
}

/** A list with what is nested in it: a line that is indented further than the list's first line belongs to the item. */
function readList(lines, start) {
  const [, indent, mark] = LIST_LINE.exec(lines[start]);
  const numbered = mark.endsWith(".");
  const list = { kind: numbered ? "numbered-list" : "list", first: numbered ? parseInt(mark, 10) : 1, children: [] };
  let at = start;
  while (at < lines.length) {
    const found = LIST_LINE.exec(lines[at]);
    if (!found || found[1].length < indent.length || found[2].endsWith(".") !== numbered) break;
    const inside = linesInside(lines, at + 1, indent.length);
    list.children.push({ kind: "item", children: [...readInline(found[3]), ...(inside.length ? readLines(inside) : [])] });
    at += 1 + inside.length;
  }
  return [list, at - start];
}

function linesInside(lines, from, indent) {
  let to = from;
  while (to < lines.length && lines[to].trim() && lines[to].search(/\S/) > indent) to += 1;
  const inside = lines.slice(from, to);
  const least = Math.min(...inside.map((line) => line.search(/\S/)));
  return inside.map((line) => line.slice(least));
}

const span = (kind) => (found, options) => ({ kind, children: readInline(found[1], options) });
const leaf = (kind) => (found) => ({ kind, text: found[1] });

// Each rule is tried where the text stands; the first that fits is taken.
const RULES = [
  [/^\\([^\w\s])/, (found) => ({ kind: "text", text: found[1] })],
  [/^``((?:[^`]|`(?!`))+)``(?!`)/, (found) => ({ kind: "code", text: found[1].trim() })],
  [/^`([^`]+)`/, leaf("code")],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => ({ kind: "link", address: found[1], children: [text(found[1])] })],
  [/^<t:(-?\d{1,12})(?::([tTdDfFRsS]))?>/, (found) => ({ kind: "time", seconds: Number(found[1]), style: found[2] })],
  [/^<@!?(\d+)>/, leaf("person")],
  [/^<@&(\d+)>/, leaf("role")],
  [/^<#(\d+)>/, leaf("channel")],
  [/^<\/([^:>\n]{1,100}):\d+>/, leaf("command")],
  [/^<(?:a)?:(\w+):(\d+)>/, (found) => ({ kind: "emoji", text: found[1], id: found[2] })],
  [/^@(everyone|here)\b/, leaf("everyone")],
  [/^\[((?:\\.|[^[\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "[^"\n]*")?\)/,
    (found, options) => ({ kind: "link", address: found[2], children: readInline(found[1], { ...options, linked: true }) })],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"'\])*_~|]/, readAddress],
  [/^\|\|([^]+?)\|\|/, span("spoiler")],
  [/^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/, span("strong")],
  [/^__((?:\\[^]|[^\\])+?)__(?!_)/, span("underline")],
  [/^~~((?:\\[^]|[^\\])+?)~~/, span("strike")],
  [/^\*(?!\s)((?:\\[^]|\*\*[^]+?\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/, span("emphasis")],
  [/^_((?:\\[^]|__[^]+?__|[^_\\])+?)_(?!\w)/, span("emphasis")],
];

const text = (given) => ({ kind: "text", text: given });

function readAddress(found, options) {
  if (options.linked) return text(found[0]);
  return { kind: "link", address: found[0], children: [text(found[0])] };
}

function readInline(source, options = {}) {
  const nodes = [];
  let at = 0;
  while (at < source.length) {
    const [node, length] = readSpan(source, at, options);
    const last = nodes.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else nodes.push(node);
    at += length;
  }
  return nodes;
}

function readSpan(source, at, options) {
  const rest = source.slice(at);
  const insideWord = /\w/.test(source[at - 1] ?? " ");
  for (const [pattern, read] of RULES) {
    if (insideWord && (rest[0] === "_" && rest[1] !== "_" || rest[0] === "h")) break;
    const found = pattern.exec(rest);
    if (found) return [read(found, options), found[0].length];
  }
  const plain = /^[^\\`<@[h|*_~]+/.exec(rest);
  return [text(plain ? plain[0] : rest[0]), plain ? plain[0].length : 1];
}

/** A text without its marks, for one-line previews and screen reader notices; `nameOf(kind, id)` names what is
 *  mentioned. */
export function plainText(source, nameOf) {
  return flatten(readMarkdown(source ?? ""), nameOf).replace(/\s+/g, " ").trim();
}

function flatten(nodes, nameOf) {
  return nodes.map((node) => flattenOne(node, nameOf) + (/block|heading|item|subtext/.test(node.kind) ? " " : "")).join("");
}

function flattenOne(node, nameOf) {
  if (node.kind === "spoiler") return "(spoiler)";
  if (["person", "role", "channel"].includes(node.kind)) return nameOf(node.kind, node.text);
  if (node.kind === "time") return "";
  return node.text ?? flatten(node.children, nameOf);
}
