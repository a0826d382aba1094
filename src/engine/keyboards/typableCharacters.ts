import type { KeyboardLayout } from "./KeyboardLayout";
import { waysToType } from "./waysToType";

/** Latin with its accents, and the signs and currencies of Unicode: no layout of ours has a key for anything beyond. */
const ranges = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
] as const;

const known = new Map<KeyboardLayout, string>();

/**
 * Every character (code point) that a layout can type, by itself or as its plain key ({@link waysToType}). Made once
 * for each layout.
 */
export function typableCharacters(layout: KeyboardLayout): string {
  const found = known.get(layout) ?? listTypable(layout);
  known.set(layout, found);
  return found;
}

function listTypable(layout: KeyboardLayout): string {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return [...all, "\u02bc", "\u3000"].filter((character) => waysToType(layout, character) !== null).join("");
}
