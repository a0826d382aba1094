/** How closely lanes stand: few in one column, a dozen or two in two, a class of forty in three. */
export type Density = "few" | "one" | "two" | "three";

export function densityOf(lanes: number): Density {
  if (lanes <= 6) return "few";
  if (lanes <= 10) return "one";
  return lanes <= 20 ? "two" : "three";
}
