/**
 * Compares names and titles for a list, the same for every interface language: é beside e, đ after d, small and capital
 * letters together, 2 before 10.
 * Gives a number below, equal to or above zero. The database sorts likewise, by its collation "names".
 */
export const { compare: compareNames } = new Intl.Collator("en", { numeric: true });
