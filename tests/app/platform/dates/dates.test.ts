import fc from "fast-check";
import { formatDate, formatDateTime, formatDay, formatWeekday } from "../../../../src/app/platform/dates/formatDate";
import { isoWeekOf, monthGrid, weekRange, setTimeZone } from "../../../../src/app/platform/dates/localTime";

afterEach(() => setTimeZone(undefined));

test("dates are Dutch, in the host's time zone", () => {
  expect(formatDate("2026-03-01T12:00:00.000Z")).toBe("1 maart 2026");
  expect(formatDate("2026-03-01T12:00:00.000Z", "short")).toBe("1 mrt 2026");
  expect(formatDateTime("2026-11-21T08:14:00.000Z")).toBe("21 november 2026 om 09:14");
  expect(formatDateTime("2026-06-21T08:04:00.000Z", "short")).toBe("21 jun 2026, 10:04");
  setTimeZone("America/Paramaribo");
  expect(formatDateTime("2026-11-21T02:14:00.000Z")).toBe("20 november 2026 om 23:14");
});

test("an unknown time zone keeps that of Amsterdam", () => {
  setTimeZone("Mars/Olympus");
  expect(formatDateTime("2026-11-21T08:14:00.000Z", "short")).toBe("21 nov 2026, 09:14");
});

// From printed calendars.
const yearEnds: readonly (readonly [year: number, weeks: 52 | 53, firstMonday: string, weekOfNewYearsDay: string])[] = [
  [2015, 53, "2014-12-29", "2015-W01"],
  [2016, 52, "2016-01-04", "2015-W53"],
  [2017, 52, "2017-01-02", "2016-W52"],
  [2018, 52, "2018-01-01", "2018-W01"],
  [2019, 52, "2018-12-31", "2019-W01"],
  [2020, 53, "2019-12-30", "2020-W01"],
  [2021, 52, "2021-01-04", "2020-W53"],
  [2022, 52, "2022-01-03", "2021-W52"],
  [2023, 52, "2023-01-02", "2022-W52"],
  [2024, 52, "2024-01-01", "2024-W01"],
  [2025, 52, "2024-12-30", "2025-W01"],
  [2026, 53, "2025-12-29", "2026-W01"],
  [2027, 52, "2027-01-04", "2026-W53"],
  [2028, 52, "2028-01-03", "2027-W52"],
  [2029, 52, "2029-01-01", "2029-W01"],
  [2030, 52, "2029-12-31", "2030-W01"],
];

test.each(yearEnds)(
  "%i has %i weeks, the first from %s; January 1 is in %s",
  (year, weeks, firstMonday, weekOfNewYearsDay) => {
    const noon = (date: string) => `${date}T12:00:00.000Z`;
    expect(isoWeekOf(noon(`${year}-01-01`))).toBe(weekOfNewYearsDay);
    expect(isoWeekOf(noon(`${year}-01-04`))).toBe(`${year}-W01`);
    expect(isoWeekOf(noon(`${year}-12-28`))).toBe(`${year}-W${weeks}`);
    expect(isoWeekOf(noon(firstMonday))).toBe(`${year}-W01`);
    // In winter Amsterdam's midnight is an hour before that of UTC.
    expect(weekRange(`${year}-W01`)?.start.toISOString()).toBe(
      new Date(Date.parse(`${firstMonday}T00:00:00Z`) - 3_600_000).toISOString(),
    );
    expect(weekRange(`${year}-W${weeks}`)).not.toBeNull();
    expect(weekRange(`${year}-W${weeks + 1}`)).toBeNull();
  },
);

test("a week ends at the host's midnight, not at that of UTC", () => {
  expect(isoWeekOf("2026-11-22T22:59:59.999Z")).toBe("2026-W47");
  expect(isoWeekOf("2026-11-22T23:00:00.000Z")).toBe("2026-W48");
  setTimeZone("America/Paramaribo");
  expect(isoWeekOf("2026-11-23T02:59:59.999Z")).toBe("2026-W47");
  expect(isoWeekOf("2026-11-23T03:00:00.000Z")).toBe("2026-W48");
});

test("the weeks in which the clock changes are an hour shorter and longer", () => {
  const hours = (week: string) => {
    const range = weekRange(week);
    return range === null ? 0 : (+range.end - +range.start) / 3_600_000;
  };
  expect(hours("2026-W12")).toBe(168);
  expect(hours("2026-W13")).toBe(167);
  expect(hours("2026-W43")).toBe(169);
});

test.each(["2026-W00", "2026-W54", "2026-47", "W47", "", "last week", "2026-W4", "2026-W047"])(
  "%j is not a week",
  (text) => {
    expect(weekRange(text)).toBeNull();
  },
);

const zones = fc.constantFrom("Europe/Amsterdam", "UTC", "America/Paramaribo", "Asia/Kathmandu", "Pacific/Auckland");
const instants = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2031, 0, 1) });

test("every instant is in its week, and the next week begins where it ends", () => {
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      setTimeZone(zone);
      const range = weekRange(isoWeekOf(instant));
      if (range === null) throw new Error("no week");
      expect(+range.start <= instant && instant < +range.end).toBe(true);
      expect(weekRange(isoWeekOf(range.end))?.start).toEqual(range.end);
      expect(isoWeekOf(+range.end - 1)).toBe(isoWeekOf(range.start));
    }),
  );
});

test("a month has whole weeks from Monday, with each of its days once", () => {
  const november = monthGrid(2026, 11);
  expect(november.map(({ week }) => week)).toEqual([
    "2026-W44",
    "2026-W45",
    "2026-W46",
    "2026-W47",
    "2026-W48",
    "2026-W49",
  ]);
  expect(november[0]?.days.map(({ date }) => date)).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(monthGrid(2027, 2)).toHaveLength(4);
  expect(monthGrid(2026, 12).at(-1)?.week).toBe("2026-W53");
  fc.assert(
    fc.property(fc.integer({ min: 2015, max: 2030 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const weeks = monthGrid(year, month);
      const own = weeks.flatMap(({ days }) => days).filter(({ isInMonth }) => isInMonth);
      expect(own.map(({ day }) => day)).toEqual(
        Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) => at + 1),
      );
      for (const { week, days } of weeks) {
        expect(days).toHaveLength(7);
        for (const { date } of days) expect(isoWeekOf(`${date}T12:00:00Z`)).toBe(week);
        expect(new Date(`${days[0]?.date}T00:00:00Z`).getUTCDay()).toBe(1);
      }
    }),
  );
});

test("the weekdays are Dutch, Monday first", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(formatWeekday)).toEqual(["ma", "di", "wo", "do", "vr", "za", "zo"]);
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDay(Date.UTC(2026, month, 1) / 86_400_000, "shortMonth"),
  );
  expect(months).toEqual(["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]);
});

test("dates are formatted in one place: nothing except platform/dates formats them, in any language", async () => {
  const { readdirSync, readFileSync } = await import("node:fs");
  const files = readdirSync("src/app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/u.test(file));
  expect(files.length).toBeGreaterThan(300);
  const formatting =
    /toLocale(?:Date|Time)?String\(|Intl\.(?:DateTime|RelativeTime)Format|from "date-fns|t`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|Yesterday|Tomorrow)`/u;
  // Names a choice of two boards, not a date.
  const named = "pages/Daily/DailyPage.tsx";
  const found = files.filter(
    (file) =>
      file !== named && !file.startsWith("platform/dates/") && formatting.test(readFileSync(`src/app/${file}`, "utf8")),
  );
  expect(found).toEqual([]);
});
