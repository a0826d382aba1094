import { longSentences } from "./longSentences.ts";
import { shortSentences } from "./shortSentences.ts";
import { signSentences } from "./signSentences.ts";

/** A lesson uses those of which every character was introduced. */
export const sentences: readonly string[] = [...shortSentences, ...longSentences, ...signSentences];
