import { toDateAndTime } from "../../../platform/dates/localTime";
import type { FormValues } from "./FormValues";

const WEEK_MS = 7 * 86_400_000;

/** A new assignment: it opens now, and is due in a week, at the end of an afternoon. */
export function newValues(now: number): FormValues {
  const opens = toDateAndTime(now);
  return {
    title: "",
    note: "",
    kind: "LESSON",
    lesson: "",
    textId: "",
    norm: "",
    language: "NL",
    minutes: "",
    accuracy: "",
    wpm: "",
    opensDate: opens.date,
    opensTime: opens.time,
    dueDate: toDateAndTime(now + WEEK_MS).date,
    dueTime: "17:00",
    audience: "all",
  };
}
