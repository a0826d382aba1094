import { graphql, readInlineData } from "relay-runtime";
import type { gradeWords_grading$key } from "../../../../__generated__/gradeWords_grading.graphql";
import {
  gradeScaleNames,
  type GradeScale,
  type GradeScaleName,
  numbersOf,
  toGrade,
} from "../../../engine/grades/gradeScale";
import type { Locale } from "../../../contract/languages/languages";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, percentSign } from "../../typing/figures/formatFigure";

/** A scale by its name in the schema; percentages if this build does not know it. */
export function toScaleName(name: string): GradeScaleName {
  return gradeScaleNames.find((known) => known === name) ?? "PERCENT";
}

/** How a group writes grades. */
export function readGradeScale(gradingRef: gradeWords_grading$key): GradeScale {
  const { scale, steps } = readInlineData(
    graphql`
      fragment gradeWords_grading on Grading @inline @throwOnFieldError {
        scale
        steps {
          label
          from
        }
      }
    `,
    gradingRef,
  );
  return { scale: toScaleName(scale), steps: steps.map(({ label, from }) => ({ label, from })) };
}

/** A percentage as a grade, in words of a language: "7.5", "75%", "B". */
export function gradeText(locale: Locale, scale: GradeScale, percent: number): string {
  const grade = toGrade(scale, percent);
  if (typeof grade === "string") return grade;
  const text = formatFigure(locale, grade, numbersOf(scale)?.digits === 1 ? 1 : 0);
  return scale.scale === "PERCENT" ? text + percentSign(locale) : text;
}

/** Gives percentages as grades in the language of the interface. */
export function useGradeText(scale: GradeScale): (percent: number) => string {
  const locale = useLocale();
  return (percent) => gradeText(locale, scale, percent);
}
