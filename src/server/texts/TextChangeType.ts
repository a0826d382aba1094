import { builder } from "../graphql/builder";
import type { TextChange } from "./changesIn";

const TextChangeKindEnum = builder.enumType("TextChangeKind", {
  description: "What normalising does to a text.",
  values: {
    LINE_BREAKS: { value: "lineBreaks", description: "Line breaks became a space." },
    TABS: { value: "tabs", description: "Tabs became a space." },
    SPACES: {
      value: "spaces",
      description: "Spaces of other kinds, at the ends, or more than one, became a single one or none.",
    },
    INVISIBLE: { value: "invisible", description: "Characters that show nothing were left out." },
    SPELLED_OUT: { value: "spelledOut", description: "Signs for several keys, such as the ellipsis, were spelt out." },
    COMPOSED: { value: "composed", description: "Letters and their accents became one character." },
  } as const,
});

export const TextChangeType = builder.objectRef<TextChange>("TextChange").implement({
  description: "One kind of change that was made to a text.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TextChangeKindEnum, description: "Which." }),
    count: t.exposeInt("count", { description: "How often, at least 1." }),
  }),
});
