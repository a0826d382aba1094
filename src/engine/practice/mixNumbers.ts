/** One word in so many gives way to a number. */
const STRETCH = 10;

const MOST_DIGITS = 4;

/**
 * Puts numbers of one to four digits in the place of every tenth word: one in each stretch of ten, so that no text is
 * without, at a place that nobody
 * foresees. No number follows another. A text of fewer words has one as well.
 */
export function mixNumbers(words: readonly string[], random: () => number): readonly string[] {
  const mixed = [...words];
  let last = -2;
  for (let start = 0; start < words.length; start += STRETCH) {
    const first = last === start - 1 ? start + 1 : start;
    // A shorter stretch at the end has one as often as it has its share of places; the only stretch always.
    const end = start === 0 ? Math.min(STRETCH, words.length) : start + STRETCH;
    last = first + Math.floor(random() * (end - first));
    const number = drawNumber(random);
    if (last < words.length) mixed[last] = number;
  }
  return mixed;
}

/** Each length is as likely as another; longer ones do not begin with 0. */
function drawNumber(random: () => number): string {
  const digits = 1 + Math.floor(random() * MOST_DIGITS);
  const least = digits === 1 ? 0 : 10 ** (digits - 1);
  return `${least + Math.floor(random() * (10 ** digits - least))}`;
}
