import { createRandom } from "../random";

/** A line does not come again until this many others have. */
const LINES_BETWEEN = 20;

/**
 * Lines of code from a seed, with single spaces between them: the same lines, count and seed give the same text on
 * server and browser. It has exactly `count` words, which are what spaces separate, and only whole lines as long as one
 * is short enough for the rest.
 * @param lines each with single spaces at most; some of one word, so that any count can be reached.
 * @param seed an integer from 0 to 2³² − 1.
 */
export function makeCodeText(lines: readonly string[], count: number, seed: number): string {
  const random = createRandom(seed);
  const all = lines.map((line) => ({ line, words: line.split(" ").length }));
  const drawn: string[] = [];
  let left = count;
  while (left > 0) {
    const fitting = all.filter(({ words }) => words <= left);
    const fresh = fitting.filter(({ line }) => !drawn.slice(-LINES_BETWEEN).includes(line));
    const choices = [fresh, fitting, all].find((some) => some.length > 0) ?? [];
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) break;
    drawn.push(choice.line);
    left -= choice.words;
  }
  return drawn.join(" ").split(" ").slice(0, count).join(" ");
}
