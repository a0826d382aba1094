import type { AdaptiveState } from "./AdaptiveState";
import type { KeyStat } from "./KeyStat";

type Stats = Readonly<Record<string, KeyStat>>;

/**
 * A state without anything from the future: a computer whose clock ran years ahead for a while would otherwise hold all
 * keys for fresh, and later
 * runs for older ones. The same state comes back when there is nothing of the kind.
 * @param now ms since 1970, by a clock that is right. @param today its day.
 */
export function clampState(state: AdaptiveState, now: number, today: number): AdaptiveState {
  const isEarly = [state.keys, state.pairs].every((stats) => Object.values(stats).every(({ day }) => day <= today));
  const { last } = state;
  if (isEarly && (last === null || last.endedAt <= now)) return state;
  return {
    ...state,
    last: last && { ...last, endedAt: Math.min(last.endedAt, now) },
    keys: clampStats(state.keys, today),
    pairs: clampStats(state.pairs, today),
  };
}

function clampStats(stats: Stats, today: number): Stats {
  return Object.fromEntries(
    Object.entries(stats).map(([name, stat]) => [name, stat.day > today ? { ...stat, day: today } : stat]),
  );
}
