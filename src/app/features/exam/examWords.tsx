import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ExamNormName } from "../../../engine/exams/examNorms";
import { CHARACTERS_PER_WORD, roundDown } from "../../../engine/metrics/rates";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { examWords_attempt$key } from "../../../../__generated__/examWords_attempt.graphql";

const levelNames: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["CERTIFICATE", msg`Certificate`],
  ["DIPLOMA", msg`Diploma`],
  ["SILVER", msg`Silver`],
  ["GOLD", msg`Gold`],
  ["CUM_LAUDE", msg`Cum laude`],
  ["MASTER", msg`Master`],
  ["LEVEL_1", msg`Level 1`],
  ["LEVEL_2", msg`Level 2`],
  ["LEVEL_3", msg`Level 3`],
  ["LEVEL_4", msg`Level 4`],
  ["LEVEL_5", msg`Level 5`],
  ["LEVEL_6", msg`Level 6`],
]);

type Translate = (message: MessageDescriptor) => string;

/**
 * The name of a level: the one that the makers of an own norm gave it, or that of its kind; for a kind that this page
 * does not know, that of a pass.
 */
export function nameOfLevel(t: Translate, level: string, label: string | null | undefined): string {
  return label ?? t(levelNames.get(level) ?? msg`Passed`);
}

const normNames: Readonly<Record<ExamNormName, MessageDescriptor>> = {
  cbt: msg`CBT typing diploma`,
  "ecdl-junior": msg`ECDL Junior typing certificate`,
  ecdl: msg`ECDL typing certificate`,
  "ecdl-pro": msg`ECDL Pro typing certificate`,
  gerritsen: msg`Gerritsen typing diploma`,
  "graded-wpm": msg`Typing exam in words per minute`,
};
const namesById: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(normNames));

/** The title of an own norm, or the name of another; for one that this page does not know, a general one. */
export function nameOfNorm(t: Translate, norm: string, title: string | null | undefined): string {
  return title ?? t(namesById.get(norm) ?? msg`Typing exam`);
}

/** A speed in the unit of a norm, rounded down, so that a required speed is only shown if it was reached. */
export function inUnit(unit: string, strokesPerMinute: number): number {
  return unit === "WORDS" ? roundDown(strokesPerMinute / CHARACTERS_PER_WORD) : strokesPerMinute;
}

/** A speed with its unit, in the unit of a norm. */
export function speedWords(t: (message: MessageDescriptor) => string, unit: string, strokesPerMinute: number): string {
  const speed = inUnit(unit, strokesPerMinute);
  return t(unit === "WORDS" ? msg`${speed} words per minute` : msg`${speed} keystrokes per minute`);
}

/** The time of an attempt, such as "8 minutes and 24 seconds". */
export function timeWords(t: Translate, ms: number): string {
  const [minutes, seconds] = [Math.floor(ms / 60_000), Math.round((ms % 60_000) / 1000)];
  const time = t(msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`);
  if (seconds === 0) return time;
  return t(msg`${time} and ${plural(seconds, { one: "# second", other: "# seconds" })}`);
}

/**
 * How an attempt was taken other than by reading the text in the norm's minutes: "by ear", "20% extra time". Empty for
 * most attempts.
 */
export function aidWords(t: Translate, isByEar: boolean, extraTime: number): readonly string[] {
  return [...(isByEar ? [t(msg`by ear`)] : []), ...(extraTime > 0 ? [t(msg`${extraTime}% extra time`)] : [])];
}

/** That an attempt was taken by ear, and its extra time: a part of a line of facts, empty for most attempts. */
export function ExamAids({ attemptRef }: { readonly attemptRef: examWords_attempt$key }) {
  const { t } = useLingui();
  const { isByEar, extraTime } = useFragment(
    graphql`
      fragment examWords_attempt on ExamAttempt @throwOnFieldError {
        isByEar
        extraTime
      }
    `,
    attemptRef,
  );
  return (
    <>
      {aidWords(t, isByEar, extraTime).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </>
  );
}
