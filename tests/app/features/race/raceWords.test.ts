import { formatRaceTime, ordinal, summarizeRace } from "../../../../src/app/features/race/raceWords";
import { i18nOf } from "../../../../src/app/platform/locale/i18n";

const english = i18nOf("en-US").t;

test("places", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 40].map((place) => english(ordinal(place)))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "40th",
  ]);
});

test("times are truncated as on a stopwatch", () => {
  expect([0, 99, 42_399, 60_000, 125_050, 3_600_000].map((ms) => formatRaceTime(ms, "en-US"))).toEqual([
    "0:00.0",
    "0:00.0",
    "0:42.3",
    "1:00.0",
    "2:05.0",
    "60:00.0",
  ]);
  expect(formatRaceTime(11_600, "nl-NL")).toBe("0:11,6");
});

const runner = (userId: string, position: number, finishedAfterMs: number | null = null, phase = "TYPING") => ({
  userId,
  name: userId,
  phase,
  position,
  finishedAfterMs,
});

test("a race in one sentence", () => {
  const racers = [runner("Ada", 10), runner("Bob", 50), runner("Cleo", 90, null, "LEFT")];
  expect(summarizeRace(racers, "Ada", 100, english)).toBe(
    "You're 2nd of 2, at 10 percent. Bob is in the lead, at 50 percent.",
  );
  expect(summarizeRace(racers, "Bob", 100, english)).toBe("You're 1st of 2, at 50 percent.");
  expect(summarizeRace(racers, null, 100, english)).toBe("Bob is in the lead, at 50 percent.");
  expect(summarizeRace([...racers, runner("Dan", 100, 9_000)], "Ada", 100, english)).toBe(
    "You're 3rd of 3, at 10 percent. Dan has finished.",
  );
  expect(summarizeRace([], null, 100, english)).toBe("");
});
