import type { RaceGap, RaceRefusal } from "./RaceCommand";
import type { RaceEvent } from "./RaceEvent";

/** The events that follow from a command (none when it changes nothing), or why it is refused. */
export type RaceDecision = { readonly events: readonly RaceEvent[] } | { readonly refused: RaceRefusal } | RaceGap;
