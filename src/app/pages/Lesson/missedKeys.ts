import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";

/** More than these are no advice. */
const MOST = 4;

/** The keys that were missed, most missed first; none when all went right. */
export function missedKeys({ keys }: RunMetrics, t: (message: MessageDescriptor) => string): readonly string[] {
  return keys
    .filter(({ misses }) => misses > 0)
    .slice(0, MOST)
    .map(({ key }) => (key === " " ? t(msg`space`) : key));
}
