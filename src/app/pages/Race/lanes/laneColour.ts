import type { CSSProperties } from "react";

/** Colours that can be told apart with any colour vision (tokens.css); after the last they begin again, and the numbers tell. */
const COLOURS = 10;

/** The custom property `--lane` of lane `number`, from 1. */
export function laneColour(number: number): CSSProperties & { readonly "--lane": string } {
  return { "--lane": `var(--lane-${((number - 1) % COLOURS) + 1})` };
}
