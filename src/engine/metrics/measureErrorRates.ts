import { editDistance } from "./editDistance";
import { percent } from "./perMinute";
import type { ErrorRates } from "./RunMetrics";

/** The input stream sorted as Soukoreff & MacKenzie do. */
export type InputStream = {
  /** P: what should have been typed, in graphemes. */
  readonly presented: readonly string[];
  /** T: what stands there at the end, in graphemes. */
  readonly transcribed: readonly string[];
  /** IF: characters that were typed and are not in T. */
  readonly fixedCharacters: number;
  /** F: presses of keys that correct. */
  readonly fixKeys: number;
};

/**
 * Error rates after R. W. Soukoreff and I. S. MacKenzie, "Metrics for text entry research", CHI 2003:
 * INF = MSD(P, T), C = max(|P|, |T|) − INF; total = (INF + IF) ÷ (C + INF + IF), corrected with IF above, uncorrected
 * with INF;
 * KSPC = (C + INF + IF + F) ÷ (C + INF). Percent, but KSPC.
 */
export function measureErrorRates({ presented, transcribed, fixedCharacters, fixKeys }: InputStream): ErrorRates {
  const longest = Math.max(presented.length, transcribed.length);
  const notFixed = editDistance(presented, transcribed);
  const all = longest + fixedCharacters;
  return {
    msd: percent(notFixed, longest),
    kspc: longest > 0 ? (all + fixKeys) / longest : 0,
    total: percent(notFixed + fixedCharacters, all),
    corrected: percent(fixedCharacters, all),
    uncorrected: percent(notFixed, all),
  };
}
