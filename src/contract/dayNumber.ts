const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day of an instant where a host is, as a whole number: days since 1970-01-01 by the calendar of its time zone.
 * Server and browser count alike.
 * @param instant ms since 1970.
 * @param timeZone a name that Intl knows, such as `Europe/Amsterdam`.
 */
export function dayNumber(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts["year"] ?? 1970, (parts["month"] ?? 1) - 1, parts["day"] ?? 1) / DAY_MS;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "iso8601",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
