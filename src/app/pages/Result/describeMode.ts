type Facts = {
  /** As the schema's `ResultMode` says it. */
  readonly mode: string;
  readonly modeAmount: number | null;
  /** Of the text, if there was one. */
  readonly title: string | null;
};

/** What kind of run it was, in a few words: "30 seconds", "50 words", "Text: The lighthouse", "Race". */
export function describeMode({ mode, modeAmount, title }: Facts): string {
  if (mode === "TIME") return `${modeAmount ?? 0} seconds`;
  if (mode === "WORDS") return `${modeAmount ?? 0} words`;
  const kind = mode === "RACE" ? "Race" : "Text";
  return title === null ? kind : `${kind}: ${title}`;
}
