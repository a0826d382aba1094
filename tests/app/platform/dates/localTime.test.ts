import fc from "fast-check";
import { dayNumber, isoWeekOfDay } from "../../../../src/contract/dates";
import { formatDay, timeTicks } from "../../../../src/app/platform/dates/formatDate";
import { isoWeekOf, toLocalDays, setTimeZone } from "../../../../src/app/platform/dates/localTime";

afterEach(() => setTimeZone(undefined));

const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });

test("an instant that is none leaves the days of others as they are", () => {
  const [none = 0, day = 0] = toLocalDays([Number.NaN, Date.UTC(2026, 10, 22, 12)]);
  expect(none).toBeNaN();
  expect(Math.floor(day)).toBe(20_779);
});

test.each([
  "Europe/Amsterdam",
  "America/Paramaribo",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
  "America/New_York",
])("the day of an instant in %s, in any order", (zone) => {
  setTimeZone(zone);
  fc.assert(
    fc.property(fc.array(anyInstant, { maxLength: 20 }), (instants) => {
      expect(toLocalDays(instants).map(Math.floor)).toEqual(instants.map((instant) => dayNumber(instant, zone)));
    }),
    { numRuns: 60 },
  );
});

test("around a clock change: 2026-10-25 has 25 hours in Amsterdam", () => {
  const midnight = Date.parse("2026-10-24T22:00:00.000Z");
  const hours = toLocalDays(Array.from({ length: 26 }, (_, hour) => midnight + hour * 3_600_000));
  expect(hours.filter((moment) => Math.floor(moment) === Math.floor(hours[0]!))).toHaveLength(25);
});

test("a day has the week of its instants, and is in Dutch", () => {
  fc.assert(
    fc.property(anyInstant, (instant) =>
      expect(isoWeekOfDay(dayNumber(instant, "Europe/Amsterdam"))).toBe(isoWeekOf(instant)),
    ),
    { numRuns: 60 },
  );
  const day = Date.UTC(2026, 2, 1) / 86_400_000;
  expect(
    (["long", "short", "day", "month", "shortMonth", "monthOfYear", "year"] as const).map((size) =>
      formatDay(day, size),
    ),
  ).toEqual(["1 maart 2026", "1 mrt 2026", "1 mrt", "maart 2026", "mrt", "mrt 2026", "2026"]);
});

test("an axis of days: days, Mondays, months, years, never more than there is room for", () => {
  const start = Date.UTC(2026, 10, 16) / 86_400_000;
  const labels = (days: number, room: number) => timeTicks(start, start + days, room).map(({ label }) => label);
  expect(labels(3, 5)).toEqual(["16 nov", "17 nov", "18 nov", "19 nov"]);
  expect(labels(28, 5)).toEqual(["16 nov", "23 nov", "30 nov", "7 dec", "14 dec"]);
  expect(labels(150, 6)).toEqual(["dec 2026", "jan 2027", "feb", "mrt", "apr"]);
  expect(labels(3_650, 5)).toEqual(["2030", "2035"]);
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 9_000, noNaN: true }), fc.integer({ min: 2, max: 12 }), (days, room) =>
      expect(timeTicks(start, start + days, room).length).toBeLessThanOrEqual(room + 1),
    ),
  );
});
