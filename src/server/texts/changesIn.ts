import { reportNormalising, type NormalisingReport } from "../../engine/text/normaliseText";

/** One kind of change that normalising made to a text, and how often. */
export type TextChange = { readonly kind: keyof NormalisingReport; readonly count: number };

const kinds = ["lineBreaks", "tabs", "spaces", "invisible", "spelledOut", "composed"] as const;

/** How the normalised form of a body differs from it; nothing when it does not. */
export function changesIn(body: string): readonly TextChange[] {
  const report = reportNormalising(body);
  return kinds.map((kind) => ({ kind, count: report[kind] })).filter((found) => found.count > 0);
}
