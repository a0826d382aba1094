import type { KeyboardLayout } from "../keyboards/KeyboardLayout";
import { waysToType } from "../keyboards/waysToType";

/** Figures of a character or a key. `timeMs` is 0 if it could not be timed. */
export type TypedFigures = {
  readonly presses: number;
  readonly misses: number;
  readonly timeMs: number;
  readonly missRate: number;
};

/** Figures of a physical key, and its characters. */
export type BoardFigures = TypedFigures & { readonly characters: readonly string[] };

/**
 * Figures of a layout's keys, from those of characters. A character counts for the first key it needs, with or without
 * Shift: an accent counts for its dead key, because the letter has its own figures. Times and shares are weighted by
 * presses.
 * @returns by position code, without keys that have no figures.
 */
export function keysOnBoard(
  layout: KeyboardLayout,
  characters: Iterable<TypedFigures & { readonly key: string }>,
): ReadonlyMap<string, BoardFigures> {
  const keys = new Map<string, BoardFigures>();
  for (const { key, presses, misses, timeMs, missRate } of characters) {
    const code = waysToType(layout, key)?.[0]?.[0]?.code;
    if (code === undefined || presses === 0) continue;
    const before = keys.get(code) ?? { presses: 0, misses: 0, timeMs: 0, missRate: 0, characters: [] };
    const all = before.presses + presses;
    keys.set(code, {
      presses: all,
      misses: before.misses + misses,
      timeMs:
        timeMs === 0
          ? before.timeMs
          : before.timeMs === 0
            ? timeMs
            : (before.timeMs * before.presses + timeMs * presses) / all,
      missRate: (before.missRate * before.presses + missRate * presses) / all,
      characters: [...before.characters, key],
    });
  }
  return keys;
}
