import { LaneAnimator, LANE_DELAY_MS, LaneMotion } from "../../../../src/app/features/race/LaneAnimator";
import fc from "fast-check";

const place = (runner: HTMLElement) => Number(/\* (-?[\d.]+)\)\)$/u.exec(runner.style.transform)?.[1] ?? NaN) + 1;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "matchMedia");
});

test("moves by transform, and requests frames only while something moves", () => {
  const animator = new LaneAnimator();
  const runner = document.createElement("div");
  Object.defineProperty(runner, "clientWidth", { value: 800 });
  animator.enter(runner, 0);
  expect(place(runner)).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  animator.move(runner, 0.5);
  jest.advanceTimersByTime(150);
  expect(place(runner)).toBeGreaterThan(0.1);
  expect(place(runner)).toBeLessThan(0.5);
  jest.advanceTimersByTime(300);
  expect(place(runner)).toBe(0.5);
  expect(jest.getTimerCount()).toBe(0);
});

test("takes one step with reduced motion", () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const animator = new LaneAnimator();
  const runner = document.createElement("div");
  animator.enter(runner, 0);
  animator.move(runner, 0.5);
  expect(place(runner)).toBe(0.5);
  expect(jest.getTimerCount()).toBe(0);
});

test("a runner that left its lane is no longer drawn", () => {
  const animator = new LaneAnimator();
  const runner = document.createElement("div");
  const leave = animator.enter(runner, 0.2);
  leave();
  animator.move(runner, 0.5);
  jest.advanceTimersByTime(1_000);
  expect(place(runner)).toBeCloseTo(0.2);
});

test("draws a straight line between two updates, a quarter of a second late", () => {
  const motion = new LaneMotion(0);
  motion.push(0.2, 1_000);
  motion.push(0.4, 1_200);
  expect(motion.valueAt(1_000 + LANE_DELAY_MS)).toBeCloseTo(0.2);
  expect(motion.valueAt(1_100 + LANE_DELAY_MS)).toBeCloseTo(0.3);
  expect(motion.valueAt(1_200 + LANE_DELAY_MS)).toBeCloseTo(0.4);
  expect(motion.isSettled(1_199 + LANE_DELAY_MS)).toBe(false);
  expect(motion.isSettled(1_200 + LANE_DELAY_MS)).toBe(true);
});

test("after a pause it starts from its current position", () => {
  const motion = new LaneMotion(0.5);
  motion.push(0.6, 60_000);
  expect(motion.valueAt(60_000)).toBeCloseTo(0.5);
  expect(motion.valueAt(60_000 + LANE_DELAY_MS / 2)).toBeCloseTo(0.55);
});

test("does not move without updates", () => {
  const motion = new LaneMotion(0.25);
  motion.push(0.25, 100);
  expect(motion.valueAt(0)).toBe(0.25);
  expect(motion.isSettled(0)).toBe(true);
});

test("whatever the updates, it never runs ahead, never goes back, never jumps, and arrives", () => {
  const news = fc.array(
    fc.record({ gap: fc.integer({ min: 1, max: 2_000 }), step: fc.double({ min: 0, max: 0.1, noNaN: true }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(news, (list) => {
      const motion = new LaneMotion(0);
      let now = 10_000;
      let value = 0;
      let drawn = 0;
      for (const { gap, step } of list) {
        for (let passed = 0; passed < gap; passed += 16) {
          const next = motion.valueAt(now + passed);
          expect(next).toBeGreaterThanOrEqual(drawn - 1e-9);
          expect(next).toBeLessThanOrEqual(value + 1e-9);
          drawn = next;
        }
        now += gap;
        value += step;
        motion.push(value, now);
      }
      expect(motion.valueAt(now + LANE_DELAY_MS)).toBeCloseTo(value);
    }),
  );
});
