const rules = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** A place in words of the interface: 1st, 2nd, 3rd, 4th. */
export function ordinal(place: number): string {
  return `${place}${endings[rules.select(place)] ?? "th"}`;
}
