import { encodeGlobalID } from "@pothos/plugin-relay";
import type { LostSeat } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";

const SeatLossReasonEnum = builder.enumType("SeatLossReason", {
  description: "Why a seat was taken from its racer.",
  values: {
    KICKED: { description: "The host took it away. They cannot take a seat again." },
    REMOVED: { description: "They are no longer in the group whose race it is." },
    TIMED_OUT: {
      description:
        "No connection of theirs was open for a minute. While the race is in its lobby they can take a seat again.",
    },
  } as const,
});

/** Somebody who lost their seat. */
export const LostSeatObject = builder.objectRef<LostSeat>("LostSeat").implement({
  description: "A seat that was taken from its racer.",
  fields: (t) => ({
    userId: t.id({
      resolve: ({ racerId }) => encodeGlobalID("User", racerId),
      description: "Global id of the user who had it.",
    }),
    reason: t.expose("reason", { type: SeatLossReasonEnum, description: "Why they lost it." }),
  }),
});
