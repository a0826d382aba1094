import { reportNormalising, type NormalisingReport } from "../../engine/text/normaliseText";

/** A kind of change that normalizing made to a text, and how often. */
export type TextChange = { readonly kind: keyof NormalisingReport; readonly count: number };

const kinds = ["lineBreaks", "tabs", "spaces", "invisible", "spelledOut", "composed"] as const;

/** How a body changes when it is normalized; empty if it does not. */
export function changesIn(body: string): readonly TextChange[] {
  const report = reportNormalising(body);
  return kinds.map((kind) => ({ kind, count: report[kind] })).filter((found) => found.count > 0);
}
