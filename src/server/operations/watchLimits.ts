import type { RateLimits } from "../transport/RateLimits";
import type { Watch } from "./Watch";

/** Shows every refusal to a watch. */
export function watchLimits(limits: Pick<RateLimits, "take">, watch: Watch): void {
  const take = limits.take.bind(limits);
  limits.take = async (name, key) => {
    const wait = await take(name, key);
    if (wait !== null) watch.limited(name);
    return wait;
  };
}
