import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { type Language, languagesWith, loadPart } from "../../../../contract/languages/languages";
import { useLanguage } from "../../../platform/locale/useLocale";
import { makeMatcher } from "./matchSentence";
import { sentencesOnPage } from "./sentencesOnPage";

/**
 * The sentences that were on the page when this was first rendered; null while they are looked for.
 * @param readMore returns further texts of the page.
 */
export function useSentences(readMore: () => readonly string[]): readonly string[] | null {
  const { i18n } = useLingui();
  const language = useLanguage();
  const [sentences, setSentences] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadOtherTexts(language).then((texts) => {
      if (!isWanted) return;
      const match = makeMatcher([...Object.values(i18n.messages), ...texts]);
      const more = readMore().flatMap((text) => match(text) ?? []);
      setSentences([...new Set([...sentencesOnPage(document.body, match), ...more])]);
    });
    return () => {
      isWanted = false;
    };
  }, [i18n, language, readMore]);
  return sentences;
}

/** What the interface says outside its catalogs: errors and the course. Without a server, what has been loaded. */
async function loadOtherTexts(language: Language): Promise<readonly string[]> {
  const parts = await Promise.allSettled([
    loadPart(language, "errorMessages"),
    languagesWith("lessons").includes(language) ? loadPart(language, "lessons") : null,
  ]);
  const [errors, lessons] = parts;
  return [
    ...(errors.status === "fulfilled" ? Object.values(errors.value) : []),
    ...(lessons.status === "fulfilled" && lessons.value !== null ? textsIn(lessons.value.instructions) : []),
  ];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
