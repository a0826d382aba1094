import { DATE_LANGUAGE } from "../platform/dates/formatDate";
import { Fragment } from "react";

type Props = {
  /** A sentence of the interface's language with dates in it. */
  readonly words: string;
  /** The dates, as they are in the sentence. Those that are not in it change nothing. */
  readonly dates: readonly (string | null)[];
};

/** A sentence whose dates are marked as Dutch, which they are in every language, for screen readers. */
export function Dated({ words, dates }: Props) {
  // The longest first: "21 nov" is also the start of "21 nov 2026". Dates have no signs of regular expressions.
  const known = dates
    .flatMap((date) => date ?? [])
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return words;
  return words.split(new RegExp(`(${known.join("|")})`, "u")).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <span key={at} lang={DATE_LANGUAGE}>
        {part}
      </span>
    ),
  );
}
