/**
 * A part of a text that is typed in one run: from its first character to the start of the next portion, in UTF-16 units
 * of the body.
 */
export type Portion = { readonly from: number; readonly to: number };

/** A part that the author of a text made: what it is called, and where the next one begins, in UTF-16 units. */
export type TextPart = { readonly title: string; readonly end: number };

/** Long enough to find a rhythm, short enough for a minute or two. */
const SHORTEST = 200;
const USUAL = 275;
const LONGEST = 350;

/** If less than this would remain at the end, it is not split again. */
const SHORTEST_LAST = 100;

/**
 * Where a portion may end, best first: after a sentence, after a clause, between words. The space belongs to what is
 * before it.
 */
const breaks = [/[.!?…]["'”’»)\]]* /gu, /[,;:–—]["'”’»)\]]* /gu, / /gu] as const;

/**
 * Divides a normalized text into its own parts if it has any, otherwise into portions of 200 to 350 characters, at the
 * ends of sentences if possible. Together they are the whole text, without gaps or overlaps, and each but the last ends
 * with a space. A word longer than a portion is not split.
 */
export function portionsOf(body: string, parts: readonly TextPart[] = []): readonly Portion[] {
  if (parts.length > 0) return parts.map(({ end }, index) => ({ from: parts[index - 1]?.end ?? 0, to: end }));
  const portions: Portion[] = [];
  for (let from = 0; from < body.length;) {
    const to = endAfter(body, from);
    portions.push({ from, to });
    from = to;
  }
  return portions;
}

/**
 * The portion that contains a position; null after the end, when the whole text is read. A position before the start
 * counts as the start.
 */
export function portionAt(body: string, position: number, parts: readonly TextPart[] = []): Portion | null {
  return portionsOf(body, parts).find(({ to }) => position < to) ?? null;
}

/**
 * Whether a range of a text is one of its portions: those of its own parts, or those of the same text without parts, as
 * pages type them that do not know parts.
 */
export function isPortion(body: string, { from, to }: Portion, parts: readonly TextPart[] = []): boolean {
  return [parts, []].some((ends) => {
    const portion = portionAt(body, from, ends);
    return portion !== null && portion.from === from && portion.to === to;
  });
}

/** The text to type in a portion, without the space before the next one. */
export function portionText(body: string, { from, to }: Portion): string {
  return body.slice(from, to).trimEnd();
}

function endAfter(body: string, from: number): number {
  const left = body.length - from;
  if (left <= LONGEST + SHORTEST_LAST / 2) return body.length;
  const shortest = from + SHORTEST;
  const longest = from + Math.min(LONGEST, left - SHORTEST_LAST);
  const usual = from + Math.min(USUAL, Math.ceil(left / 2));
  const stretch = body.slice(from, longest);
  for (const kind of breaks) {
    const ends = Array.from(stretch.matchAll(kind), (match) => from + match.index + match[0].length).filter(
      (end) => end >= shortest,
    );
    const [nearest] = ends.sort((a, b) => Math.abs(a - usual) - Math.abs(b - usual) || a - b);
    if (nearest !== undefined) return nearest;
  }
  const next = body.indexOf(" ", longest);
  return next === -1 ? body.length : next + 1;
}
