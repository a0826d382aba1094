import { builder } from "../graphql/builder";
import { payload, Refused, SequenceGap } from "../graphql/errors";
import { whenKnown } from "../whenKnown";

/** Also what an exam answers. */
export const KeystrokesTaken = builder.objectRef<{ readonly batch: number }>("KeystrokesTaken").implement({
  description: "The server has them.",
  fields: (t) => ({ batch: t.exposeInt("batch", { description: "Number of the last batch taken." }) }),
});

const SendKeystrokesPayload = payload("SendKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]);

builder.mutationField("sendKeystrokes", (t) =>
  t.field({
    type: SendKeystrokesPayload,
    description:
      "The next batch of a racer's keystrokes. A batch that was taken before changes nothing; one out of turn is " +
      "answered with the number expected. Its number makes a batch safe to repeat: idempotency keys are not " +
      "looked at.",
    args: {
      code: t.arg({ type: "RaceCode", description: "Which race." }),
      batch: t.arg.int({ description: "1 for the first, then one more each time." }),
      keystrokes: t.arg({
        type: "KeystrokeLog",
        description: "A log by itself, at most 1,000 keystrokes; its times count from the start of the race.",
      }),
    },
    // Runs for every batch of every racer: what is known here is not waited for.
    resolve: (_, { code, batch, keystrokes }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const by = viewer.userId;
      return whenKnown(services.races.find(code), (room) => {
        if (!room) return new Refused("RACE_NOT_FOUND");
        return whenKnown(room.dispatch({ kind: "type", by, batch, keystrokes }), (decision) => {
          if ("expected" in decision) return new SequenceGap(decision.expected);
          if ("refused" in decision) return new Refused(decision.refused);
          const racer = room.state.racers.find(({ id }) => id === by);
          const taken = { batch: racer?.batch ?? batch };
          // The last keys are acknowledged when the result they complete is safe.
          return racer?.finishedAfter == null ? taken : services.races.keepResult(room, by).then(() => taken);
        });
      });
    },
  }),
);
