import { examNormRules, strokesOf, type ExamSpeedUnit } from "../../../contract/examNormRules";
import { limits } from "../../../contract/limits";
import type { OwnExamNormFieldsInput } from "../../../../__generated__/ownNormMutationsCreateMutation.graphql";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { normValues_norm$data, normValues_norm$key } from "../../../../__generated__/normValues_norm.graphql";
import { checkRules, type FieldIssue } from "../../ui/form/Form";

/** The values of the form's fields, all as text. Those of a level have its index: `level0Speed`. */
export type NormValues = Readonly<Record<string, string>>;

const rows = Array.from({ length: limits.examNorm.levels.max }, (_, at) => at);

const unitOf = (unit: string): ExamSpeedUnit => (unit === "WORDS" ? "WORDS" : "STROKES");

/**
 * The initial values of the form for a norm, or for a new one (null). Later changes of the norm do not affect them.
 */
export function useInitialValues(normRef: normValues_norm$key | null): NormValues {
  const own = useFragment(
    graphql`
      fragment normValues_norm on OwnExamNorm @throwOnFieldError {
        norm {
          title
          minutes
          attempts
          unit
          isNet
          unmarked
          errorLimit {
            most
            of
            isStrict
          }
          levels {
            name
            label
            strokesPerMinute
            maxErrors
          }
          dyslexiaLevels {
            name
            strokesPerMinute
          }
        }
      }
    `,
    normRef,
  );
  const [initial] = useState(() => (own ? valuesOf(own) : newValues()));
  return initial;
}

function newValues(): NormValues {
  return {
    title: "",
    minutes: "5",
    attempts: "2",
    unit: "WORDS",
    maxErrorPercent: "2",
    isStrict: "",
    isNet: "",
    marksByEar: "yes",
    marksExtraTime: "yes",
    hasDyslexia: "",
    levelCount: "1",
    ...levelValues(() => ({ name: "", speed: "", dyslexia: "", errors: "" })),
  };
}

function valuesOf({ norm }: normValues_norm$data): NormValues {
  const { title, minutes, attempts, isNet, unmarked, errorLimit, levels, dyslexiaLevels } = norm;
  const unit = unitOf(norm.unit);
  const inUnit = (strokes: number | undefined): string =>
    strokes === undefined ? "" : String(strokes / strokesOf[unit]);
  return {
    title: title ?? "",
    minutes: String(minutes),
    attempts: String(attempts),
    unit,
    maxErrorPercent: String((errorLimit.most * 100) / errorLimit.of),
    isStrict: errorLimit.isStrict ? "yes" : "",
    isNet: isNet ? "yes" : "",
    marksByEar: unmarked.includes("BY_EAR") ? "" : "yes",
    marksExtraTime: unmarked.includes("EXTRA_TIME") ? "" : "yes",
    hasDyslexia: dyslexiaLevels ? "yes" : "",
    levelCount: String(levels.length),
    ...levelValues((at) => ({
      name: levels[at]?.label ?? "",
      speed: inUnit(levels[at]?.strokesPerMinute),
      dyslexia: inUnit(dyslexiaLevels?.find(({ name }) => name === levels[at]?.name)?.strokesPerMinute),
      errors: String(levels[at]?.maxErrors ?? ""),
    })),
  };
}

type LevelValues = {
  readonly name: string;
  readonly speed: string;
  readonly dyslexia: string;
  readonly errors: string;
};

function levelValues(valuesAt: (at: number) => LevelValues): NormValues {
  return Object.fromEntries(
    rows.flatMap((at) => {
      const { name, speed, dyslexia, errors } = valuesAt(at);
      return [
        [`level${at}Name`, name],
        [`level${at}Speed`, speed],
        [`level${at}Dyslexia`, dyslexia],
        [`level${at}Errors`, errors],
      ];
    }),
  );
}

/** A number for the rules; NaN if there is none. */
function toNumber(text: string | undefined): number {
  const plain = (text ?? "").trim().replace(",", ".");
  return plain === "" ? Number.NaN : Number(plain);
}

/** The number in a field that may be empty. */
const toOptional = (text: string | undefined): number | null => ((text ?? "").trim() === "" ? null : toNumber(text));

/** The input to send, from values without issues in {@link checkNorm}. */
export function toFields(values: NormValues): OwnExamNormFieldsInput {
  return {
    title: values["title"] ?? "",
    minutes: toNumber(values["minutes"]),
    attempts: toNumber(values["attempts"]),
    unit: unitOf(values["unit"] ?? ""),
    maxErrorPercent: toNumber(values["maxErrorPercent"]),
    isStrict: values["isStrict"] === "yes",
    isNet: values["isNet"] === "yes",
    unmarked: [
      ...(values["marksByEar"] === "yes" ? [] : ["BY_EAR" as const]),
      ...(values["marksExtraTime"] === "yes" ? [] : ["EXTRA_TIME" as const]),
    ],
    levels: rows.slice(0, Number(values["levelCount"])).map((at) => ({
      name: values[`level${at}Name`] ?? "",
      speed: toNumber(values[`level${at}Speed`]),
      dyslexiaSpeed: values["hasDyslexia"] === "yes" ? toOptional(values[`level${at}Dyslexia`]) : null,
      maxErrors: toOptional(values[`level${at}Errors`]),
    })),
  };
}

/** What is wrong with the form, by its fields. */
export function checkNorm(values: NormValues): readonly FieldIssue[] {
  const fields = toFields(values);
  const issues = inForm(checkRules(examNormRules, fields));
  const lacksDyslexia = values["hasDyslexia"] === "yes" && fields.levels.every((level) => level.dyslexiaSpeed === null);
  return lacksDyslexia ? [...issues, { path: "level0Dyslexia", code: "REQUIRED" }] : issues;
}

const partOf: ReadonlyMap<string, string> = new Map([
  ["name", "Name"],
  ["speed", "Speed"],
  ["dyslexiaSpeed", "Dyslexia"],
  ["maxErrors", "Errors"],
]);

/** Translates the contract's paths of issues (`levels[0].speed`) to the names of the form's fields. */
export function inForm(issues: readonly FieldIssue[]): readonly FieldIssue[] {
  return issues.map(({ path, code }) => {
    const [, at, part] = /levels(?:\[|\.)(\d+)\]?\.(\w+)$/u.exec(path) ?? [];
    return { path: at === undefined ? path : `level${at}${partOf.get(part ?? "") ?? ""}`, code };
  });
}
