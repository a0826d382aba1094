import { makeDocx } from "./makeZip";

/** Repeats a text until it has so many UTF-16 units. */
function filled(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/**
 * What a person could have pasted, accents in two parts and emoji included: no text is spared what only plain ASCII is
 * spared.
 */
export const harmlessText = (length: number): string =>
  filled("Zoe\u0308 typte e\u0301e\u0301n café in het bos, 🙂 en de uil keek toe. ", length);

const marks = "\u0301\u0316\u0327\u0308\u0323";

/** Texts that would take far longer than others of their length, if somebody let them. By what they do. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  "mixed combining marks": (length) => filled(marks, length),
  "as many marks as are let through": (length) => filled(`e${filled(marks, 30)}`, length),
  "half characters": (length) => filled("\ud83d", length),
  "one long word": (length) => filled("a", length),
  separators: (length) => filled(",;\t \n-_.:", length),
  "spaces with something behind them": (length) => `${filled(" ", length - 1)}!`,
  "nearly an address": (length) => `a@${filled("a.", length - 3)}!`,
  "quotation marks": (length) => filled(`"'`, length),
  "joined emoji": (length) => filled("👩\u200d", length),
  "brackets within brackets": (length) => filled("[", length),
  "a global id of marks": (length) =>
    Buffer.from(`User:${filled(marks, Math.max(1, Math.floor(length * 0.36)))}`)
      .toString("base64")
      .slice(0, length),
};

const bytesOf = (text: string, size: number): Buffer => Buffer.from(text).subarray(0, size);

const wordXml = (inside: string) => `<a:t xmlns:a="urn:a">${inside}`;

/** Files that would take far longer than others of their size. */
export const hostileFiles: Readonly<Record<string, (size: number) => Buffer>> = {
  "combining marks": (size) => bytesOf(filled(marks, size / 2), size - (size % 2)),
  "a million elements in each other": () => makeDocx(wordXml("<a>".repeat(1_300_000))),
  "a million elements beside each other": () => makeDocx("<a/>".repeat(1_000_000)),
  "a table of one cell": (size) => bytesOf(`title,text\n${filled("a", size)}`, size),
  "a table of commas": (size) => bytesOf(`title,text\n${filled(",", size)}`, size),
  "a table of open quotes": (size) => bytesOf(`title,text\n"${filled("a,\n", size)}`, size),
  "many open quotes": (size) => bytesOf(`title,text\n${filled('"a,', size)}`, size),
  "lines of nearly the longest": (size) => bytesOf(filled(`${filled("a", 1_999)}\n`, size), size),
  "names of many marks": (size) => bytesOf(filled(`Zo${filled(marks, 30)}e\n`, size), size - (size % 2)),
  "nearly the end of a part": (size) => bytesOf(filled("\r\n------typeloo", size), size),
};

/** A text file as somebody could send it. */
export const harmlessFile = (size: number): Buffer => Buffer.from(harmlessText(size)).subarray(0, size).subarray(0, -4);
