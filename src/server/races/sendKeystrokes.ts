import { builder } from "../graphql/builder";
import { payload, Refused, SequenceGap } from "../graphql/errors";

/** Also what an exam answers. */
export const KeystrokesTaken = builder.objectRef<{ readonly batch: number }>("KeystrokesTaken").implement({
  description: "The server has them.",
  fields: (t) => ({ batch: t.exposeInt("batch", { description: "Number of the last batch taken." }) }),
});

const SendKeystrokesPayload = payload("SendKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]);

builder.mutationField("sendKeystrokes", (t) =>
  t.field({
    type: SendKeystrokesPayload,
    description: "The next batch of a racer's keystrokes. A batch that was taken before changes nothing; one out of turn is answered with the number expected. Its number makes a batch safe to repeat: idempotency keys are not looked at.",
    args: {
      code: t.arg({ type: "RaceCode", description: "Which race." }),
      batch: t.arg.int({ description: "1 for the first, then one more each time." }),
      keystrokes: t.arg({ type: "KeystrokeLog", description: "A log by itself, at most 1,000 keystrokes; its times count from the start of the race." }),
    },
    resolve: async (_, { code, batch, keystrokes }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const found = services.races.find(code);
      // Runs for every batch of every racer: a race that is known here is not waited for.
      const room = found instanceof Promise ? await found : found;
      if (!room) return new Refused("RACE_NOT_FOUND");
      const decision = await room.dispatch({ kind: "type", by: viewer.userId, batch, keystrokes });
      if ("expected" in decision) return new SequenceGap(decision.expected);
      if ("refused" in decision) return new Refused(decision.refused);
      const racer = room.state.racers.find(({ id }) => id === viewer.userId);
      const taken = { batch: racer?.batch ?? batch };
      if (racer?.finishedAfter == null) return taken;
      // The last keys are acknowledged when the result they complete is safe.
      await services.races.keepResult(room, viewer.userId);
      return taken;
    },
  }),
);
