import type { RaceMode } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";

const values = {
  SPEED: { description: "By time." },
  ACCURACY: { description: "By the number of wrong key presses, fewest first, then by time." },
  HANDICAP: {
    description:
      "By how many percent faster someone is than their own median speed of the last seven days. Racers without a " +
      "median count as 0%: behind those who were faster than usual, before those who were slower, and by time among " +
      "themselves.",
  },
  TEAMS: {
    description:
      "Teams, by the average speed of their members; each racer's own place is by time. Teams are drawn with equal " +
      "strengths, except for racers whose team was chosen (setRacerTeam).",
  },
} as const satisfies Readonly<Record<RaceMode, { readonly description: string }>>;

export const RaceModeEnum = builder.enumType("RaceMode", { description: "What decides the places of a race.", values });

export const SeatLossReasonEnum = builder.enumType("SeatLossReason", {
  description: "Why a seat was taken from its racer.",
  values: {
    KICKED: { description: "The host removed them. They cannot take a seat again." },
    REMOVED: { description: "They are no longer in the group whose race it is." },
    TIMED_OUT: {
      description:
        "No connection of theirs was open for a minute. While the race is in its lobby they can take a seat again.",
    },
  } as const,
});

export const RaceVisibilityEnum = builder.enumType("RaceVisibility", {
  description: "Who can find a race.",
  values: {
    PRIVATE: { description: "Only those with the code. Up to 40 seats; the host starts it." },
    OPEN: {
      description:
        "Everyone, because it is listed. Up to 10 seats; it starts when all are ready or when the host starts it.",
    },
  } as const,
});

export const RacePhaseEnum = builder.enumType("RacePhase", {
  description: "Phase of a race: lobby, countdown, running, finished, or canceled before it ran.",
  values: ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] as const,
});
