import { SaxesParser, type SaxesTagNS } from "saxes";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";

/** WordprocessingML, as written by Word and in the strict form of the standard (ISO/IEC 29500). */
const word: ReadonlySet<string> = new Set([
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "http://purl.oclc.org/ooxml/wordprocessingml/main",
]);
const compatibility = "http://schemas.openxmlformats.org/markup-compatibility/2006";

/** Elements without text that stand for white space. */
const spaces: ReadonlyMap<string, string> = new Map([
  ["tab", "\t"],
  ["br", "\n"],
  ["cr", "\n"],
  ["noBreakHyphen", "-"],
]);

/**
 * Maximum nesting of elements. Text in nested tables needs a few dozen. The parser resolves each prefix through all
 * surrounding elements.
 */
const MOST_DEPTH = 500;

/**
 * The text of a `word/document.xml`: a line per paragraph, without text deleted in tracked changes and without field
 * codes. Null if it is not such a document.
 */
export function readDocument(xml: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  const parts: string[] = [];
  let isWord = false;
  let isText = false;
  // Content for older programs repeats the text, so it is skipped.
  let fallbacks = 0;
  let isBroken = false;
  let depth = 0;
  parser.on("error", () => (isBroken = true));
  // Word writes no document type, so definitions in one are not supported.
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

/** More than any document has, to stop at a list of a million empty files. */
const MOST_ENTRIES = 5_000;

/**
 * Maximum unpacked size of one part, in bytes. 20,000 characters need a tenth of it, whatever their styles, and reading
 * it takes a fraction of a second.
 */
const MOST_PART_BYTES = 4 * 1024 * 1024;

/**
 * The bytes of one part of a zip archive, such as `word/document.xml`. Null when the bytes are not an archive, or when
 * the part is missing, encrypted, or cannot be unpacked; `tooLarge` when it unpacks to more than `most`
 * bytes, counted while unpacking, whatever the archive claims.
 */
export async function readPart(
  archive: Buffer,
  name: string,
  most = MOST_PART_BYTES,
): Promise<Buffer | "tooLarge" | null> {
  const zip = await open(archive);
  if (!zip) return null;
  try {
    const entry = await findEntry(zip, name);
    if (!entry?.canDecodeFileData() || entry.isEncrypted()) return null;
    return entry.uncompressedSize > most ? "tooLarge" : await unpack(zip, entry, most);
  } finally {
    zip.close();
  }
}

function open(archive: Buffer): Promise<ZipFile | null> {
  return new Promise((resolve) => {
    fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => resolve(error ? null : zip));
  });
}

function findEntry(zip: ZipFile, name: string): Promise<Entry | null> {
  return new Promise((resolve) => {
    let seen = 0;
    zip.on("error", () => resolve(null));
    zip.on("end", () => resolve(null));
    zip.on("entry", (entry: Entry) => {
      seen += 1;
      if (entry.fileName === name) resolve(entry);
      else if (seen >= MOST_ENTRIES) resolve(null);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Buffer | "tooLarge" | null> {
  return new Promise((resolve) => {
    zip.openReadStream(entry, (failure, stream) => {
      if (failure) return resolve(null);
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on("error", () => resolve(null));
      stream.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= most) return void chunks.push(chunk);
        resolve("tooLarge");
        stream.destroy();
      });
      stream.on("end", () => resolve(Buffer.concat(chunks)));
    });
  });
}
