import { array, boolean, number, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";
import { isSuitableName } from "./names";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

export const examSpeedUnits = ["STROKES", "WORDS"] as const;

export type ExamSpeedUnit = (typeof examSpeedUnits)[number];

/** How an exam can be taken other than by reading the text, in the norm's minutes. */
export const examAids = ["BY_EAR", "EXTRA_TIME"] as const;

export type ExamAidName = (typeof examAids)[number];

/** Strokes of one unit of speed. */
export const strokesOf = { STROKES: 1, WORDS: 5 } as const satisfies Readonly<Record<ExamSpeedUnit, number>>;

const { examNorm } = limits;

/** A percentage with one decimal, as a whole number of thousandths. */
export const thousandthsOf = (percent: number): number => Math.round(percent * 10);

const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  number()
    .typeError(code("REQUIRED"))
    .required(code("REQUIRED"))
    .integer(code("OUT_OF_RANGE"))
    .min(min, code("OUT_OF_RANGE"))
    .max(max, code("OUT_OF_RANGE"));

const name = (max: number) =>
  string()
    .trim()
    .transform((text: string) => text.normalize("NFC").replace(/\s+/gu, " "))
    .max(max, code("TOO_LONG"))
    .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, code("WRONG_CHARACTERS"))
    .test("suitable", code("UNSUITABLE_NAME"), (text) => text === undefined || text === "" || isSuitableName(text));

type Level = { readonly speed?: unknown; readonly dyslexiaSpeed?: unknown; readonly maxErrors?: unknown };
type Norm = { readonly unit?: unknown; readonly minutes?: unknown; readonly isStrict?: unknown };

/** Whether an attempt's log has room for a speed, with a quarter of it left for corrections. */
function isReachable(speed: number, { unit, minutes }: Norm): boolean {
  const strokes = speed * (unit === "WORDS" ? strokesOf.WORDS : strokesOf.STROKES);
  return typeof minutes !== "number" || strokes * minutes <= examNorm.strokes;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);

const optionalWhole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  number()
    .nullable()
    .default(null)
    .typeError(code("OUT_OF_RANGE"))
    .integer(code("OUT_OF_RANGE"))
    .min(min, code("OUT_OF_RANGE"))
    .max(max, code("OUT_OF_RANGE"));

const level = object({
  name: name(examNorm.levelName.max).default(""),
  speed: whole(examNorm.speed),
  dyslexiaSpeed: optionalWhole(examNorm.speed),
  maxErrors: optionalWhole(examNorm.levelErrors),
});

/**
 * A norm that a group or the admins define, in the form and on the server. Messages of failures are error codes. Levels
 * rise from the first to the last, and none allows more errors than the one before it.
 */
export const examNormRules = object({
  title: name(examNorm.title.max).required(code("REQUIRED")),
  minutes: whole(examNorm.minutes),
  attempts: whole(examNorm.attempts),
  unit: string().oneOf(examSpeedUnits, code("BAD_REQUEST")).required(code("REQUIRED")),
  maxErrorPercent: number()
    .typeError(code("REQUIRED"))
    .required(code("REQUIRED"))
    .min(examNorm.errorPercent.min, code("OUT_OF_RANGE"))
    .max(examNorm.errorPercent.max, code("OUT_OF_RANGE"))
    .test(
      "tenths",
      code("OUT_OF_RANGE"),
      (percent) => !isNumber(percent) || Math.abs(percent * 10 - thousandthsOf(percent)) < 1e-6,
    )
    // No attempt has fewer than no errors.
    .test("strict", code("OUT_OF_RANGE"), (percent, context) => percent !== 0 || !(context.parent as Norm).isStrict),
  isStrict: boolean().default(false),
  isNet: boolean().required(code("REQUIRED")),
  unmarked: array()
    .of(string().oneOf(examAids, code("BAD_REQUEST")).required(code("BAD_REQUEST")))
    .max(examAids.length, code("BAD_REQUEST"))
    .default([]),
  levels: array()
    .of(level)
    .required(code("REQUIRED"))
    .min(1, code("REQUIRED"))
    .max(examNorm.levels.max, code("TOO_LONG"))
    .test("levels", (levels, context) => {
      const found = levelFault(levels ?? [], context.parent as Norm);
      return found === null || context.createError({ path: `levels[${found.at}].${found.field}`, message: found.code });
    }),
});

type LevelFault = {
  readonly at: number;
  readonly field: "speed" | "dyslexiaSpeed" | "maxErrors";
  readonly code: ErrorCode;
};

/** What is wrong with levels together, each of which is right alone. */
function levelFault(levels: readonly Level[], norm: Norm): LevelFault | null {
  // The highest speed with dyslexia so far: not every level has one.
  let highest = 0;
  for (const [at, { speed, dyslexiaSpeed, maxErrors }] of levels.entries()) {
    const before = levels[at - 1];
    if (!isNumber(speed)) continue;
    if (isNumber(before?.speed) && speed <= before.speed) return { at, field: "speed", code: "LEVELS_NOT_RISING" };
    if (!isReachable(speed, norm)) return { at, field: "speed", code: "OUT_OF_RANGE" };
    if (isNumber(before?.maxErrors) && !(isNumber(maxErrors) && maxErrors <= before.maxErrors))
      return { at, field: "maxErrors", code: "LEVEL_ALLOWS_MORE_ERRORS" };
    if (!isNumber(dyslexiaSpeed)) continue;
    if (dyslexiaSpeed > speed) return { at, field: "dyslexiaSpeed", code: "OUT_OF_RANGE" };
    if (dyslexiaSpeed <= highest) return { at, field: "dyslexiaSpeed", code: "LEVELS_NOT_RISING" };
    highest = dyslexiaSpeed;
  }
  return null;
}

/** What the makers of an own norm say of it, apart from its name: what exam_norms stores. */
export type ExamNormDefinition = {
  readonly minutes: number;
  readonly attempts: number;
  readonly unit: ExamSpeedUnit;
  /** In tenths of a percent. */
  readonly errorsPerThousand: number;
  /** Whether there must be fewer errors than that. Absent in definitions of before there was a choice: no. */
  readonly isStrict?: boolean;
  readonly isNet: boolean;
  /** What its certificates leave unsaid. Absent in definitions of before there was a choice: they say all. */
  readonly unmarked?: readonly ExamAidName[];
  /** From low to high, in the unit. */
  readonly levels: readonly {
    readonly name: string;
    readonly speed: number;
    /** Null if a candidate with dyslexia cannot reach this level; for all levels if the norm has no such speeds. */
    readonly dyslexiaSpeed: number | null;
    /** Besides the limit of the norm. Absent in definitions of before there was a choice: no further limit. */
    readonly maxErrors?: number | null;
  }[];
};
