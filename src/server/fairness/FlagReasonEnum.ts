import type { FlagReason } from "../../contract/enums";
import { builder } from "../graphql/builder";

export const FlagReasonEnum = builder.enumType("FlagReason", {
  description: "Why the server holds a result or an exam back until a coach or an admin has reviewed it.",
  values: {
    TOO_FAST: {
      description: "Faster than people can type: more than 350 words per minute, or 320 over a minute or longer.",
    },
    MACHINE_RHYTHM: { description: "A rhythm as even as a machine's, or gaps taken from a short list." },
    LOG_SEEN_BEFORE: {
      description: "The same rhythm, key by key, as a log that was saved before, by the same user or another.",
    },
    FAR_ABOVE_MEDIAN: {
      description:
        "More than 2.2 times as fast as the user's own runs of that kind, or 3.5 times as fast as their other runs.",
    },
    OVERLAPPING: { description: "Typed at the same time as another run of the same user." },
    LATE_BATCHES: {
      description:
        "Keystrokes of a race that reached the server long after the time they claim, without a lost connection " +
        "that explains it.",
    },
  } as const satisfies Readonly<Record<FlagReason, object>>,
});
