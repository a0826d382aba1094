import { date, number, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

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

/** The calendar that a date field offers. */
const instant = () =>
  date()
    .typeError(code("REQUIRED"))
    .min(new Date(Date.UTC(2020, 0)), code("OUT_OF_RANGE"))
    .max(new Date(Date.UTC(2100, 0)), code("OUT_OF_RANGE"));

/**
 * An assignment, in the form and on the server. Messages of failures are error codes. What goes with another kind is
 * left out. Whether the lesson, the norm, the text and the members
 * are there only the server can say.
 */
export const assignmentRules = object({
  kind: string().oneOf(assignmentKinds, code("BAD_REQUEST")).required(code("REQUIRED")),
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
  lesson: named("LESSON"),
  textId: named("TEXT"),
  norm: named("EXAM"),
  minutes: within(assignment.minutes).test(
    "something",
    code("REQUIRED"),
    (minutes, { parent }: { readonly parent: Wanted }) =>
      parent.kind !== "GOAL" || minutes != null || parent.accuracy != null || parent.wpm != null,
  ),
  accuracy: within(assignment.accuracy),
  wpm: within(assignment.wpm),
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
