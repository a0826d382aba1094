import { array, boolean, date, number, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";
import { type Language, languageCodes } from "./languages/languages";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

export const assignmentKinds = ["LESSON", "TEXT", "GOAL", "EXAM"] as const;

const { assignment } = limits;

function named(kind: (typeof assignmentKinds)[number]) {
  return string()
    .nullable()
    .default(null)
    .when("kind", ([chosen], rule) => (chosen === kind ? rule.required(code("REQUIRED")) : rule.transform(() => null)));
}

function within({ min, max }: { readonly min: number; readonly max: number }) {
  return number()
    .nullable()
    .default(null)
    .typeError(code("OUT_OF_RANGE"))
    .integer(code("OUT_OF_RANGE"))
    .min(min, code("OUT_OF_RANGE"))
    .max(max, code("OUT_OF_RANGE"));
}

/** The range of dates that a date field offers. */
const instant = () =>
  date()
    .typeError(code("REQUIRED"))
    .min(new Date(Date.UTC(2020, 0)), code("OUT_OF_RANGE"))
    .max(new Date(Date.UTC(2100, 0)), code("OUT_OF_RANGE"));

/** One task of an assignment. Fields for another kind are left out. */
export const taskRules = object({
  kind: string().oneOf(assignmentKinds, code("BAD_REQUEST")).required(code("REQUIRED")),
  lesson: named("LESSON"),
  exercise: string().nullable().default(null),
  textId: named("TEXT"),
  norm: named("EXAM"),
  language: string()
    .nullable()
    .default(null)
    .oneOf([...languageCodes, null], code("BAD_REQUEST")),
  isAnyLanguage: boolean().default(false),
  minutes: within(assignment.minutes).test(
    "something",
    code("REQUIRED"),
    (minutes, { parent }: { readonly parent: Wanted }) =>
      parent.kind !== "GOAL" || minutes != null || parent.accuracy != null || parent.wpm != null,
  ),
  accuracy: within(assignment.accuracy),
  wpm: within(assignment.wpm),
});

/**
 * An assignment, in the form and on the server. Messages of failures are error codes. Only the server can check whether
 * the lessons, the norms, the texts and the members exist.
 */
export const assignmentRules = object({
  title: string()
    .trim()
    .transform((title: string) => title.normalize("NFC").replace(/\s+/gu, " "))
    .required(code("REQUIRED"))
    .max(assignment.title.max, code("TOO_LONG"))
    .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, code("WRONG_CHARACTERS")),
  note: string()
    .trim()
    .transform((note: string) => note.normalize("NFC").replace(/\r\n?/gu, "\n"))
    .default("")
    .max(assignment.note.max, code("TOO_LONG"))
    .matches(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, { message: code("WRONG_CHARACTERS"), excludeEmptyString: true }),
  tasks: array(taskRules)
    .required(code("REQUIRED"))
    .min(1, code("REQUIRED"))
    .max(assignment.tasks.max, code("TOO_MANY_TASKS")),
  opensAt: instant().required(code("REQUIRED")),
  dueAt: instant()
    .nullable()
    .default(null)
    .test(
      "order",
      code("DUE_BEFORE_OPENING"),
      (dueAt, { parent }: { readonly parent: Wanted }) =>
        dueAt == null || !(parent.opensAt instanceof Date) || +dueAt >= +parent.opensAt,
    ),
});

type Wanted = {
  readonly kind?: unknown;
  readonly accuracy?: unknown;
  readonly wpm?: unknown;
  readonly opensAt?: unknown;
};

/**
 * A task of an assignment. LESSON: pass all exercises of a lesson (engine/lessons), or only one: a game is an exercise.
 * TEXT: type the text (text_id beside it) to its end, with at least `accuracy` percent right if set. GOAL: practice
 * `minutes` in total, and a run with at least `accuracy` percent and `wpm` words per minute, as far as they are set; at
 * least one is. EXAM: pass an exam by this norm.
 *
 * `language` of a goal: only runs in it count; without one, in any. `isAnyLanguage` of an exam: it may be taken in any
 * language, `language` is only suggested.
 *
 * `backspace` is the group's setting at the time the assignment was opened, so that changing it later does not affect
 * work already done. If it is off, runs in which something was deleted do not count. Lessons and exams have their own
 * rules.
 */
export type AssignmentTask =
  | { readonly kind: "LESSON"; readonly course: string; readonly lesson: string; readonly exercise?: string }
  | { readonly kind: "TEXT"; readonly accuracy: number | null; readonly backspace: boolean }
  | {
      readonly kind: "GOAL";
      readonly minutes: number | null;
      readonly accuracy: number | null;
      readonly wpm: number | null;
      readonly backspace: boolean;
      readonly language?: Language;
    }
  | { readonly kind: "EXAM"; readonly norm: string; readonly language: Language; readonly isAnyLanguage?: true };
