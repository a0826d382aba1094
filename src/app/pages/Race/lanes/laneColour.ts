import type { CSSProperties } from "react";

/** Colours that can be told apart with any colour vision (tokens.css); after the last they begin again, and the numbers tell. */
const COLOURS = 10;

/** The custom properties of lane `number`, from 1: its colour `--lane`, and `--on-lane` for what is written on it. */
export function laneColour(number: number): CSSProperties & { readonly "--lane": string; readonly "--on-lane": string } {
  const colour = ((number - 1) % COLOURS) + 1;
  return { "--lane": `var(--lane-${colour})`, "--on-lane": `var(--on-lane-${colour})` };
}
