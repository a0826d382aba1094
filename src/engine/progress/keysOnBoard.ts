import type { KeyboardLayout } from "../keyboards/KeyboardLayout";
import { waysToType } from "../keyboards/waysToType";

/** Figures of a character, or of a key. `timeMs` 0: could not be timed. */
export type TypedFigures = {
  readonly presses: number;
  readonly misses: number;
  readonly timeMs: number;
  readonly missRate: number;
};

/** Figures of a key of the keyboard, and its characters. */
export type BoardFigures = TypedFigures & { readonly characters: readonly string[] };

/**
 * Figures of the keys of a layout, from those of characters. A character counts for the key that it begins with, with
 * Shift or without: an accent for its dead key, since the letter under it speaks for itself. Times and shares are
 * weighted by presses.
 * @returns by position code; keys without figures are left out.
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
