import { useLingui } from "@lingui/react/macro";
import type { CourseId } from "../../../engine/lessons/Course";

/** The levels of difficulty, as options of a filter. */
export function useDifficultyOptions() {
  const { t } = useLingui();
  return [
    { value: "EASY", label: t`Easy` },
    { value: "MEDIUM", label: t({ message: "Medium", context: "difficulty" }) },
    { value: "HARD", label: t`Hard` },
  ] as const;
}

/** The keyboard layout of each course, as the schema names it. */
export const courseLayoutNames = {
  "us-intl": "US_INTERNATIONAL",
  us: "US",
  "be-azerty": "BELGIAN",
  "fr-azerty": "FRENCH",
  "de-qwertz": "GERMAN",
} as const satisfies Readonly<Record<CourseId, string>>;
