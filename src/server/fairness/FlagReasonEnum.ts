import type { FlagReason } from "../../contract/enums";
import { builder } from "../graphql/builder";

export const FlagReasonEnum = builder.enumType("FlagReason", {
  description: "Why the server holds a result or an exam back until a coach or an admin has looked at it.",
  values: {
    TOO_FAST: { description: "Faster than people type: more than 350 words a minute, or 320 over a minute or more." },
    MACHINE_RHYTHM: { description: "Keys as even as a machine's, or timed by a short list of gaps." },
    LOG_SEEN_BEFORE: {
      description: "The rhythm of a log that was kept before, of the same person or another, key by key.",
    },
    FAR_ABOVE_MEDIAN: {
      description:
        "More than 2.2 times as fast as the person's own runs of that kind, or 3.5 times as fast as their other runs.",
    },
    OVERLAPPING: { description: "Typed at the same time as another run of the same person." },
    LATE_BATCHES: {
      description:
        "Keys of a race that reached the server long after they say they were typed, without a lost connection " +
        "that explains it.",
    },
  } as const satisfies Readonly<Record<FlagReason, object>>,
});
