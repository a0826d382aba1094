import { nextTickAt } from "../../../src/engine/race/decideTick";
import { raceLimits } from "../../../src/engine/race/RaceState";
import { RaceTable, T0 } from "../support/RaceTable";

const quick = () => new RaceTable({ visibility: "OPEN", more: { isQuick: true } });
const { aloneMs, countdownMs } = raceLimits;

test("who waits alone and ready for ten seconds starts alone", () => {
  const race = quick();
  race.do({ kind: "connect", by: "ann" }, { kind: "setReady", by: "ann", ready: true });
  expect(nextTickAt(race.state)).toBe(T0 + aloneMs);
  expect(race.wait(aloneMs - 1).tick()).toBe("LOBBY | ann* READY");
  expect(race.wait(1).tick()).toBe("COUNTDOWN | ann* READY");
  expect(race.state.startsAt).toBe(T0 + aloneMs + countdownMs);
  expect(race.wait(countdownMs).tick()).toBe("RUNNING | ann* TYPING");
});

test("only in a race that was made for it", () => {
  const race = new RaceTable({ visibility: "OPEN" });
  race.do({ kind: "connect", by: "ann" }, { kind: "setReady", by: "ann", ready: true });
  expect(nextTickAt(race.state)).toBeNull();
  expect(race.wait(60_000).tick()).toBe("LOBBY | ann* READY");
});

test("not while they are away or not ready", () => {
  const race = quick();
  race.do({ kind: "setReady", by: "ann", ready: true });
  expect(race.wait(aloneMs + 1_000).tick()).toBe("LOBBY | ann*~ READY");
  race.do({ kind: "connect", by: "ann" }, { kind: "setReady", by: "ann", ready: false });
  expect(race.tick()).toBe("LOBBY | ann* SEATED");
  // Ready again after those ten seconds: it starts at once.
  race.do({ kind: "setReady", by: "ann", ready: true });
  expect(nextTickAt(race.state)).toBeLessThanOrEqual(race.now);
  expect(race.tick()).toBe("COUNTDOWN | ann* READY");
});

test("with a second racer it starts when both are ready; alone again, the ten seconds begin again", () => {
  const race = quick();
  race.do({ kind: "connect", by: "ann" }, { kind: "setReady", by: "ann", ready: true });
  race.wait(9_000).join("bob");
  expect(race.wait(20_000).tick()).toBe("LOBBY | ann* READY | bob SEATED");
  race.do({ kind: "leave", by: "bob" });
  expect(nextTickAt(race.state)).toBe(race.now + aloneMs);
  race.join("cat");
  expect(race.do({ kind: "setReady", by: "cat", ready: true })).toBe("COUNTDOWN | ann* READY | cat READY");
});

test("a quick race of a group needs no coach: it starts when all are ready, or alone, and closes empty", () => {
  const ofGroup = () =>
    new RaceTable({ visibility: "PRIVATE", more: { isQuick: true, group: { id: "g", name: "3B" }, guests: true } });
  const race = ofGroup();
  race.join("ann");
  race.do({ kind: "connect", by: "ann" }, { kind: "setReady", by: "ann", ready: true });
  expect(nextTickAt(race.state)).toBe(T0 + aloneMs);
  race.join("bob");
  race.do({ kind: "setReady", by: "bob", ready: true });
  expect(race.state.phase).toBe("COUNTDOWN");
  const left = ofGroup();
  left.join("ann");
  left.do({ kind: "leave", by: "ann" });
  expect(left.tick()).toMatch(/^CANCELLED/u);
});
