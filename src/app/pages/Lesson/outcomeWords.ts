import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Outcome } from "./Outcome";

/** What is said of what came out. Kind, and what to do next. */
export const outcomeWords: Readonly<Record<Exclude<Outcome, "PASSED">, MessageDescriptor>> = {
  INACCURATE: msg`Some keys went wrong. Type a bit more slowly: right comes first, fast comes by itself.`,
  SLOW: msg`The keys were right. Now a bit faster, and it is passed.`,
  TOO_SHORT: msg`Some letters were left out. Type every word to its end.`,
  IDLE: msg`You stopped for 10 seconds, so this one does not count. Begin again when you are ready.`,
  TOO_LONG: msg`This took longer than an exercise can take. Begin again when you are ready.`,
};
