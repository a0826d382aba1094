import { array, boolean, number, object, string } from "yup";
import { gradeScaleNames, type GradeScale, type GradeStep } from "../engine/grades/gradeScale";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** How a group grades its assignments. */
export type Grading = GradeScale & {
  /** How many points of a hundred work loses that was done after the due date. */
  readonly latePercent: number;
  /** Whether members see their own grades. */
  readonly isShared: boolean;
};

/** The grading of a group that has not chosen any. */
export const defaultGrading: Grading = { scale: "PERCENT", steps: [], latePercent: 0, isShared: false };

const { grade } = limits;

const whole = (min: number, max: number) =>
  number()
    .typeError(code("REQUIRED"))
    .required(code("REQUIRED"))
    .integer(code("OUT_OF_RANGE"))
    .min(min, code("OUT_OF_RANGE"))
    .max(max, code("OUT_OF_RANGE"));

const step = object({
  label: string()
    .trim()
    .transform((label: string) => label.normalize("NFC").replace(/\s+/gu, " "))
    .required(code("REQUIRED"))
    .max(grade.label.max, code("TOO_LONG"))
    .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, code("WRONG_CHARACTERS")),
  from: whole(0, 100),
});

const isDescending = (steps: readonly GradeStep[]): boolean =>
  steps.every(({ from }, at) => at === 0 || from < (steps[at - 1]?.from ?? 0)) && steps.at(-1)?.from === 0;

const isDistinct = (steps: readonly GradeStep[]): boolean =>
  new Set(steps.map(({ label }) => label.toLowerCase())).size === steps.length;

/**
 * A group's grading, in the form and on the server. Messages of failures are error codes. The steps of OWN go down from
 * the highest to 0, with a label each; other scales have none.
 */
export const gradingRules = object({
  scale: string().oneOf(gradeScaleNames, code("BAD_REQUEST")).required(code("REQUIRED")),
  steps: array()
    .of(step)
    .required(code("REQUIRED"))
    .when("scale", ([scale], rule) =>
      scale === "OWN"
        ? rule
            .min(grade.steps.min, code("OUT_OF_RANGE"))
            .max(grade.steps.max, code("OUT_OF_RANGE"))
            .test("order", code("OUT_OF_RANGE"), isDescending)
            .test("labels", code("DUPLICATE_NAME"), isDistinct)
        : rule.transform(() => []),
    ),
  latePercent: whole(0, 100),
  isShared: boolean().required(code("REQUIRED")),
});

/** What a coach decides about the grade of one member for one assignment. */
export const gradeRules = object({
  percent: number()
    .nullable()
    .default(null)
    .typeError(code("OUT_OF_RANGE"))
    .min(0, code("OUT_OF_RANGE"))
    .max(100, code("OUT_OF_RANGE")),
  isExcused: boolean().required(code("REQUIRED")),
  comment: string()
    .trim()
    .transform((comment: string) => comment.normalize("NFC").replace(/\r\n?/gu, "\n"))
    .default("")
    .max(grade.comment.max, code("TOO_LONG"))
    .matches(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, { message: code("WRONG_CHARACTERS"), excludeEmptyString: true }),
});

/** The weight of an assignment in the average; 0: it does not count. */
export const weightRules = object({ weight: whole(0, grade.weight.max) });
