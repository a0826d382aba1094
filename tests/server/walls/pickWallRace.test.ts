import { PODIUM_MS, pickWallRace } from "../../../src/server/walls/walls";

const race = (phase: "LOBBY" | "COUNTDOWN" | "RUNNING" | "FINISHED" | "CANCELLED", endedAt: number | null = null) => ({
  phase,
  endedAt,
});
const now = 1_000_000;

test("no race, and only canceled or old ones: nothing", () => {
  expect(pickWallRace([], now)).toBeNull();
  expect(pickWallRace([race("CANCELLED"), race("FINISHED", now - PODIUM_MS)], now)).toBeNull();
});

test("a podium is shown for its time, or until the next race opens", () => {
  const podium = race("FINISHED", now - PODIUM_MS + 1);
  expect(pickWallRace([podium], now)).toBe(podium);
  const next = race("LOBBY");
  expect(pickWallRace([next, podium], now)).toBe(next);
});

test("a lobby that was opened before the race is shown after its podium", () => {
  const [podium, forgotten] = [race("FINISHED", now), race("LOBBY")];
  expect(pickWallRace([podium, forgotten], now)).toBe(podium);
  expect(pickWallRace([podium, forgotten], now + PODIUM_MS)).toBe(forgotten);
});

test("a race that runs stays, also when the next lobby opens", () => {
  for (const phase of ["COUNTDOWN", "RUNNING"] as const) {
    const running = race(phase);
    expect(pickWallRace([race("LOBBY"), running, race("FINISHED", now)], now)).toBe(running);
  }
});
