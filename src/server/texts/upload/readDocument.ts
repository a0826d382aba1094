import { SaxesParser, type SaxesTagNS } from "saxes";

/** WordprocessingML, as Word writes it and in the strict form of the standard (ISO/IEC 29500). */
const word: ReadonlySet<string> = new Set([
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
]);
const compatibility = "http://schemas.openxmlformats.org/markup-compatibility/2006";

/** What stands for white space: elements that hold no text of their own. */
const spaces: ReadonlyMap<string, string> = new Map([
  ["tab", "\t"],
  ["br", "\n"],
  ["cr", "\n"],
  ["noBreakHyphen", "-"],
]);

/**
 * How deep elements may lie in each other: text in tables in tables has some dozens. The parser looks for the meaning
 * of each prefix through all elements around it.
 */
const MOST_DEPTH = 500;

/**
 * The text of a `word/document.xml`: a line for each paragraph, without what was deleted in a tracked change and
 * without field codes.
 * Null when it is no such document.
 */
export function readDocument(xml: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  const parts: string[] = [];
  let isWord = false;
  let isText = false;
  // What older programs read instead would come twice.
  let fallbacks = 0;
  let isBroken = false;
  let depth = 0;
  parser.on("error", () => (isBroken = true));
  // Word writes none: what a document type could define is not for us.
  parser.on("doctype", () => (isBroken = true));
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > MOST_DEPTH) throw new Error("nested too deep");
    if (isOf(tag, "document")) isWord = true;
    if (tag.uri === compatibility && tag.local === "Fallback") fallbacks += 1;
    isText = isOf(tag, "t");
    const space = word.has(tag.uri) ? spaces.get(tag.local) : undefined;
    if (space !== undefined && fallbacks === 0) parts.push(space);
  });
  parser.on("text", (text) => {
    if (isText && fallbacks === 0) parts.push(text);
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    isText = false;
    if (tag.uri === compatibility && tag.local === "Fallback") fallbacks -= 1;
    if (isOf(tag, "p") && fallbacks === 0) parts.push("\n");
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return isWord && !isBroken ? parts.join("") : null;
}

function isOf(tag: SaxesTagNS, name: string): boolean {
  return tag.local === name && word.has(tag.uri);
}
