import { writeFileSync } from "node:fs";
import { type Language, languagesWith, loadPart } from "../contract/languages/languages";
import { splitGraphemes } from "../engine/text/graphemes";
import { readLibrary } from "../server/texts/library/seedLibrary";

/** Counts are for so many characters of ordinary text; rarer pairs are left out. */
const OF = 100_000;

const languages = new URL("../contract/languages/", import.meta.url);

/**
 * How often each character follows another in every second text of the library, as pairs and counts; a space for what
 * the words of the language do not have. The other texts are left for measuring (tests/bench/learners).
 */
async function countPairs(language: Language): Promise<string> {
  const words = await loadPart(language, "words");
  const known = new Set(words.flatMap((word) => splitGraphemes(word)));
  const prose = readLibrary(language)
    .filter((_, at) => at % 2 === 1)
    .map(({ body }) => body.toLowerCase().replaceAll("’", "'"))
    .join(" ");
  const letters = splitGraphemes(prose).map((letter) => (known.has(letter) ? letter : " "));
  const counts = new Map<string, number>();
  let before = " ";
  let total = 0;
  for (const letter of letters) {
    const pair = before + letter;
    before = letter;
    if (pair === "  ") continue;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    total += 1;
  }
  return [...counts]
    .map(([pair, count]) => [pair.replace(" ", "_"), Math.round((count / total) * OF)] as const)
    .filter(([, count]) => count > 0)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([pair, count]) => `${pair}${count}`)
    .join(" ");
}

const LINE = 110;

async function build(language: Language): Promise<void> {
  const lines: string[] = [];
  for (const piece of (await countPairs(language)).split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  const text = `/**
 * How often each letter follows another in ${OF} characters of ordinary text; _ is a space. Written by
 * src/tools/buildLetterPairs.ts from every second text of the library: change that, not this.
 */
export const letterPairs =
${lines.map((line, at) => `  ${JSON.stringify(at === 0 ? line : ` ${line}`)}`).join(" +\n")};
`;
  writeFileSync(new URL(`${language}/letterPairs.ts`, languages), text);
}

for (const language of languagesWith("passages")) await build(language);
