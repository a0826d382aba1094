/** More than three lines of 60 characters. */
const SEEN = 240;

/** What browsers break only at spaces. */
const plain = /^[\p{L}\p{M}\p{N}.,;:!?'’"]*$/u;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * The beginning of a text as HTML, for the server: with TypingStage.module.css it breaks into the lines that the view
 * will draw in its place.
 */
export function printFirstLines(text: string): string {
  const end = text.indexOf(" ", SEEN);
  const words = (end < 0 ? text : text.slice(0, end))
    .replace(/[&<>]/gu, (character) => entities[character] ?? "")
    .split(" ");
  return `<p>${words.map((word) => (plain.test(word) ? word : `<span>${word}</span>`)).join(" ")}</p>`;
}
