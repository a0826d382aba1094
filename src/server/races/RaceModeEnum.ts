import type { RaceMode } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";

const values = {
  SPEED: { description: "By time." },
  ACCURACY: { description: "By the number of wrong keys, fewest first; then by time." },
  HANDICAP: {
    description:
      "By how much faster somebody is, in percent, than their own median of the seven days before. Who has none " +
      "is listed after the others, without a place.",
  },
  TEAMS: {
    description: "Teams of equal strength, by the average speed of their members; everybody's own place is by time.",
  },
} as const satisfies Readonly<Record<RaceMode, { readonly description: string }>>;

export const RaceModeEnum = builder.enumType("RaceMode", { description: "What decides the places of a race.", values });
