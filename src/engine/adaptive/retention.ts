/** Days after which half of what was known of a key still counts. */
const HALF_LIFE_DAYS = 30;

/** How much of the evidence of a key is left, 1 to 0, after some days without it: 1 ÷ (1 + days ÷ 30). */
export function retention(daysUnseen: number): number {
  return 1 / (1 + Math.max(0, daysUnseen) / HALF_LIFE_DAYS);
}
