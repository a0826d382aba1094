/** Goes with a link to a comparison: whoever follows it is brought to where the comparison stands. */
export const chosen = { isChosen: true } as const;

/** Whether a link of this page led here, as its state says. */
export function isChosen(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isChosen" in state;
}
