/**
 * Where somebody stands in a list by who needs help: who is late and has not done it, who has not begun, who is at it
 * (the least first), who is done. Of equals the order stays.
 */
export function needOf(state: string, isLate: boolean, part: number): number {
  if (state === "DONE") return 4;
  const rest = state === "NOT_STARTED" ? 0 : 1 + Math.min(1, part) * 0.9;
  return isLate ? rest / 10 : 1 + rest;
}
