import { splitGraphemes } from "../../../engine/text/graphemes";

/** How to make one text of another: so many characters off its end, then this behind it. */
export type TypedDiff = { readonly erased: number; readonly inserted: string };

/** The shortest such change from `before` to `after`. Both NFC; `erased` counts graphemes. */
export function diffTyped(before: string, after: string): TypedDiff {
  const old = splitGraphemes(before);
  const next = splitGraphemes(after);
  let same = 0;
  while (same < old.length && old[same] === next[same]) same += 1;
  return { erased: old.length - same, inserted: next.slice(same).join("") };
}
