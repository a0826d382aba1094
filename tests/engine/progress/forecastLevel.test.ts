import * as fc from "fast-check";
import { forecastLevel } from "../../../src/engine/progress/forecastLevel";
import type { ProgressRun } from "../../../src/engine/progress/ProgressRun";
import { createRandom } from "../../../src/engine/random";
import { anyRuns, runOn } from "./runs";

const HOUR_MS = 3_600_000;

/** Speed by a power law of practice, with an unknown start, good and bad days, and varying runs. */
function learner({
  seed,
  days,
  minutesADay,
  exponent,
  hoursBefore,
  atStart,
  noise,
}: {
  seed: number;
  days: number;
  minutesADay: number;
  exponent: number;
  hoursBefore: number;
  atStart: number;
  noise: number;
}) {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const speedAfter = (ms: number) => atStart * ((hoursBefore + ms / HOUR_MS) / hoursBefore) ** exponent;
  const runs: ProgressRun[] = [];
  let practised = 0;
  for (let day = 0; day < days; day += 1) {
    if (random() < 0.3) continue;
    const ofTheDay = normal() * noise;
    for (let minute = 0; minute < minutesADay; minute += 1) {
      practised += 60_000;
      runs.push(runOn(day, { strokesPerMinute: speedAfter(practised) * Math.exp(ofTheDay + normal() * noise * 1.5) }));
    }
  }
  return { runs, practised, speedAfter };
}

test("a steady learner gets a range of weeks that contains the week in which the curve gets there", () => {
  const outcomes: Record<string, number> = {};
  for (let seed = 0; seed < 300; seed += 1) {
    const random = createRandom(seed + 5_000);
    const days = 42 + Math.floor(random() * 42);
    const about = {
      seed,
      days,
      minutesADay: 6 + Math.floor(random() * 10),
      exponent: 0.15 + random() * 0.25,
      hoursBefore: 0.3 * Math.exp(random() * 4.5),
      atStart: 60 + random() * 60,
      noise: 0.03 + random() * 0.03,
    };
    const { runs, practised, speedAfter } = learner(about);
    const forecast = forecastLevel(runs, days - 1);
    if (forecast.kind !== "weeks") {
      outcomes[forecast.kind] = (outcomes[forecast.kind] ?? 0) + 1;
      continue;
    }
    const aWeek = runs.filter(({ day }) => day > days - 29).reduce((sum, { durationMs }) => sum + durationMs, 0) / 4;
    let weeks = 0;
    while (speedAfter(practised + weeks * aWeek) < forecast.level && weeks < 520) weeks += 0.1;
    // As shown: whole weeks.
    const kind =
      weeks < Math.floor(forecast.from) - 0.5
        ? "later said"
        : forecast.to !== null && weeks > Math.ceil(forecast.to) + 0.5
          ? "sooner said"
          : forecast.to === null
            ? "open"
            : "held";
    outcomes[kind] = (outcomes[kind] ?? 0) + 1;
  }
  const { held = 0, open = 0, "later said": later = 0, "sooner said": sooner = 0 } = outcomes;
  expect((held + open) / (held + open + later + sooner)).toBeGreaterThan(0.85);
  // And the range is useful: it has an end, more often than not.
  expect(held).toBeGreaterThan(open);
});

describe("says when there is no forecast", () => {
  const daily = (count: number, speed: (day: number) => number, from = 0) =>
    Array.from({ length: count }, (_, at) => runOn(from + at, { strokesPerMinute: speed(from + at) }));

  test("nothing, one run, two runs, a few days", () => {
    expect(forecastLevel([], 100)).toEqual({ kind: "few", days: 0 });
    expect(forecastLevel([runOn(100)], 100)).toEqual({ kind: "few", days: 1 });
    expect(forecastLevel([runOn(98), runOn(100)], 100)).toEqual({ kind: "few", days: 2 });
    expect(
      forecastLevel(
        daily(10, (day) => 80 + day),
        9,
      ),
    ).toEqual({ kind: "few", days: 10 });
  });

  test("no practice for a long time", () => {
    expect(
      forecastLevel(
        daily(40, (day) => 80 + day),
        400,
      ),
    ).toEqual({ kind: "paused" });
    expect(
      forecastLevel(
        daily(40, (day) => 80 + day),
        70,
      ),
    ).toEqual({ kind: "paused" });
  });

  test("no growth, and above every level", () => {
    expect(
      forecastLevel(
        daily(40, (day) => 98 - day / 10),
        39,
      ),
    ).toMatchObject({ kind: "flat", level: 100 });
    expect(
      forecastLevel(
        daily(40, (day) => 210 + day),
        39,
      ),
    ).toMatchObject({ kind: "top" });
  });

  test("growth that takes more than a year", () => {
    expect(
      forecastLevel(
        daily(60, (day) => 101 * (day + 1) ** 0.01),
        59,
      ),
    ).toMatchObject({ kind: "far", level: 115 });
  });

  test("a flagged run counts as practice but not as a measurement", () => {
    const runs = daily(40, (day) => 60 * (day + 1) ** 0.1);
    const forecast = forecastLevel(runs, 39);
    expect(forecast).toMatchObject({ kind: "weeks", level: 100 });
    expect(
      forecastLevel([...runs, runOn(39, { strokesPerMinute: 2_000, isFlagged: true, durationMs: 0 })], 39),
    ).toEqual(forecast);
  });
});

test("whatever was typed: a level above the current one, and from is not after to", () => {
  fc.assert(
    fc.property(anyRuns, fc.integer({ min: 20_000, max: 20_500 }), (runs, today) => {
      const forecast = forecastLevel(runs, today);
      if ("level" in forecast) expect(forecast.level).toBeGreaterThan(forecast.now);
      if (forecast.kind !== "weeks") return;
      expect(forecast.from).toBeGreaterThanOrEqual(0);
      if (forecast.to !== null) expect(forecast.to).toBeGreaterThanOrEqual(forecast.from);
    }),
  );
});
