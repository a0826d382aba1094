import { reportNormalising, type NormalisingReport } from "../../engine/text/reportNormalising";
import { builder } from "../graphql/builder";

const TextChangeKindEnum = builder.enumType("TextChangeKind", {
  description: "What normalising does to a text.",
  values: {
    LINE_BREAKS: { value: "lineBreaks", description: "Line breaks became a space." },
    TABS: { value: "tabs", description: "Tabs became a space." },
    SPACES: { value: "spaces", description: "Spaces of other kinds, at the ends, or more than one, became a single one or none." },
    INVISIBLE: { value: "invisible", description: "Characters that show nothing were left out." },
    SPELLED_OUT: { value: "spelledOut", description: "Signs for several keys, such as the ellipsis, were spelt out." },
    COMPOSED: { value: "composed", description: "Letters and their accents became one character." },
  } as const,
});

export type TextChange = { readonly kind: keyof NormalisingReport; readonly count: number };

export const TextChangeType = builder.objectRef<TextChange>("TextChange").implement({
  description: "One kind of change that was made to a text.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TextChangeKindEnum, description: "Which." }),
    count: t.exposeInt("count", { description: "How often, at least 1." }),
  }),
});

const kinds = ["lineBreaks", "tabs", "spaces", "invisible", "spelledOut", "composed"] as const;

/** How the normalised form of a body differs from it; nothing when it does not. */
export function changesIn(body: string): readonly TextChange[] {
  const report = reportNormalising(body);
  return kinds.map((kind) => ({ kind, count: report[kind] })).filter(({ count }) => count > 0);
}
