import type { Preferences } from "./Preferences";

type Remembered = Pick<Preferences, "appearance">;

/** What is remembered of the appearance, of which appearance.ts knows all choices; that file comes later. */
const chosen = ({ appearance }: Remembered, name: "idleStop" | "shortcuts"): string | null =>
  new URLSearchParams(appearance).get(name);

/** After how many seconds without activity a practice run stops: 10, 30 or 60; Infinity for never. */
export function idleSeconds(preferences: Remembered): number {
  const choice = chosen(preferences, "idleStop");
  return choice === "off" ? Infinity : Number(choice) || 10;
}

/** Whether single keys do something outside text fields. */
export function hasShortcuts(preferences: Remembered): boolean {
  return chosen(preferences, "shortcuts") !== "off";
}
