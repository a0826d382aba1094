/** As people write a user name; with a capital or a space in it, it is a part of a name. */
const username = /^[a-z0-9_-]+$/u;

/** What no part of a name in small letters has; a dash in a name is between capitals. */
const mark = /[0-9_-]/u;

const capital = /^\p{Lu}/u;

/**
 * Whether the second column of a list without headings holds user names, not surnames: schools' lists have a first name
 * and a surname in two columns, and a
 * surname taken for a user name would be lost without a word. User names they are only when every filled cell is
 * written as one (small letters a to z, digits, `_` and
 * `-`), and besides either one of them has a digit, `_` or `-`, or small letters mean something here: every first cell
 * begins with a capital, and no third column follows
 * (`Emma;van;Dijk`).
 */
export function hasUsernames(records: readonly (readonly string[])[]): boolean {
  const seconds = records.map(([, cell]) => cell ?? "").filter(Boolean);
  if (seconds.length === 0 || !seconds.every((cell) => username.test(cell))) return false;
  if (seconds.some((cell) => mark.test(cell))) return true;
  return records.every(([first = "", , ...others]) => (first === "" || capital.test(first)) && !others.some(Boolean));
}
