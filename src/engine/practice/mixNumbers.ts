/** One word in so many gives way to a number. */
const NUMBER_SHARE = 0.1;

const MOST_DIGITS = 4;

/** Puts numbers of one to four digits in the place of about every tenth word; no number follows another. */
export function mixNumbers(words: readonly string[], random: () => number): readonly string[] {
  // What cannot stand after a number is made up for elsewhere.
  const chance = NUMBER_SHARE / (1 - NUMBER_SHARE);
  let isAfterNumber = false;
  return words.map((word) => {
    isAfterNumber = !isAfterNumber && random() < chance;
    return isAfterNumber ? drawNumber(random) : word;
  });
}

/** Each length is as likely as another; longer ones do not begin with 0. */
function drawNumber(random: () => number): string {
  const digits = 1 + Math.floor(random() * MOST_DIGITS);
  const least = digits === 1 ? 0 : 10 ** (digits - 1);
  return `${least + Math.floor(random() * (10 ** digits - least))}`;
}
