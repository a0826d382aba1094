import { writeFileSync } from "node:fs";
import type { EarlyWords } from "../contract/languages/LanguageEntry";
import { type Language, languagesWith, loadPart } from "../contract/languages/languages";
import { courses } from "../engine/lessons/courses";
import { isOpen, openKeys } from "../engine/lessons/lessonKeys";

/** How many words and phrases with its new letters a lesson gets, if there are so many. */
const WORDS = 60;
const PHRASES = 40;

const languages = new URL("../contract/languages", import.meta.url);

/** The characters that a lesson may use, and the letters among them that it introduces. */
type Stage = { readonly open: ReadonlySet<string>; readonly fresh: readonly string[] };

const stages: readonly Stage[] = courses.flatMap((course) =>
  course.lessons
    .map((lesson) => ({
      open: openKeys(course, lesson),
      fresh: lesson.keys.filter((key) => /\p{L}/u.test(key)),
    }))
    .filter(({ fresh }) => fresh.length > 0),
);

/** Common words, most common first. */
async function readCommonWords(language: Language): Promise<readonly string[]> {
  return [...(await loadPart(language, "commonWords")), ...(await loadPart(language, "furtherWords"))];
}

/** The first of a list for each stage, in the order of the list. */
function choose(list: readonly string[], most: number): readonly string[] {
  const chosen = stages.flatMap(({ open, fresh }) =>
    list.filter((piece) => isOpen(piece, open) && fresh.some((key) => piece.includes(key))).slice(0, most),
  );
  const wanted = new Set(chosen);
  return list.filter((piece) => wanted.has(piece));
}

async function build(language: Language): Promise<void> {
  const folder = new URL(`${language}/`, languages);
  const { earlyWords: early } = (await import(new URL("earlyWords.ts", folder).href)) as {
    readonly earlyWords: EarlyWords;
  };
  const { sentences } = (await import(new URL("sentences.ts", folder).href)) as {
    readonly sentences: readonly string[];
  };
  const isWord = (word: string) => !/[\p{Lu} ]/u.test(word) || early.capitalized.test(word);
  const common = (await readCommonWords(language)).filter(
    (word) => isWord(word) && !early.excludedWords.includes(word),
  );
  const known = new Set(common);
  const found = findPhrases(early.phraseBeginnings, sentences, (word) => known.has(word));
  const phrases = found.filter((phrase) => !early.excludedPhrases.includes(phrase));
  write(folder, {
    name: "lessonWords",
    what: "Words for lessons, most common first",
    pieces: choose([...new Set([...common, ...early.words])], WORDS),
    between: " ",
  });
  write(folder, {
    name: "lessonPhrases",
    what: "Phrases of two to four words for lessons",
    pieces: choose([...new Set([...early.phrases, ...phrases])], PHRASES),
    between: ", ",
  });
}

type List = {
  readonly name: string;
  readonly what: string;
  readonly pieces: readonly string[];
  readonly between: string;
};

const LINE = 110;

function write(folder: URL, { name, what, pieces, between }: List): void {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${between}${piece}` : piece;
    if (lines.length > 0 && longer.length <= LINE) lines.splice(-1, 1, longer);
    else lines.push(piece);
  }
  const text = `/** ${what}. Written by src/tools/buildLessonWords.ts: change that, not this. */
export const ${name}: readonly string[] = [
${lines.map((line) => `  ${JSON.stringify(line)},\n`).join("")}].flatMap((line) => line.split("${between}"));
`;
  writeFileSync(new URL(`${name}.ts`, folder), text);
}

for (const language of languagesWith("lessons")) await build(language);

const LONGEST = 24;

/**
 * The phrases with which clauses end, such as "in the garden", the most frequent first. In the middle of a clause they
 * may go on ("in the garden shed").
 * @param isCommon whether a word is known to the learner.
 */
function findPhrases(
  [firsts, seconds]: EarlyWords["phraseBeginnings"],
  texts: readonly string[],
  isCommon: (word: string) => boolean,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const clause of texts.flatMap((text) => text.split(/[^\p{L}' -]+/u))) {
    const words = clause.trim().split(/ +/u);
    for (const ending of [words.slice(-3), words.slice(-4)]) {
      const phrase = ending.join(" ");
      const [one = "", two = "", ...rest] = ending;
      const isPhrase =
        words.length > ending.length && firsts.includes(one) && seconds.includes(two) && rest.every(isCommon);
      if (isPhrase && phrase.length <= LONGEST) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([phrase]) => phrase);
}
