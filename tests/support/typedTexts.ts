import { type Language, loadPart } from "../../src/contract/languages/languages";
import type { Story } from "../../src/engine/lessons/Course";
import { readLibrary } from "../../src/server/texts/library/seedLibrary";

/** All that a language gives people to type, and the titles above it. */
export async function readTypedTexts(language: Language): Promise<readonly string[]> {
  const [words, lessons, exams, passPhraseWords, { stories }] = await Promise.all([
    loadPart(language, "words"),
    loadPart(language, "lessons"),
    loadPart(language, "examTexts"),
    loadPart(language, "passPhraseWords"),
    import(`../../src/contract/languages/${language}/stories`) as Promise<{ readonly stories: readonly Story[] }>,
  ]);
  const library = readLibrary(language).flatMap(({ title, body, blurb, parts }) => [
    title,
    body,
    blurb,
    ...(parts ?? []).map((part) => part.title),
  ]);
  const scenes = stories.flatMap((story) => [story.title, ...story.scenes.flatMap(textsOf)]);
  return [
    ...library,
    ...[...exams.sevenMinutes, ...exams.tenMinutes].flatMap(({ title, body }) => [title, body]),
    ...lessons.sentences,
    ...lessons.phrases,
    ...lessons.lessonWords,
    ...scenes,
    ...words,
    // Those are in small letters, also what has a capital elsewhere: German nouns, English days.
    ...(language === "nl" ? passPhraseWords : passPhraseWords.map(capitalize)),
  ];
}

function textsOf(scene: Story["scenes"][number]): readonly string[] {
  return [scene.text, ...("choices" in scene ? scene.choices.map(({ text }) => text) : [scene.ending])];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
