import { LaneAnimator } from "../../../../../src/app/pages/Race/lanes/LaneAnimator";

const place = (runner: HTMLElement) => Number(/\* (-?[\d.]+)\)\)$/u.exec(runner.style.transform)?.[1] ?? NaN) + 1;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "matchMedia");
});

test("moves by transform, and asks for frames only while something moves", () => {
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

test("takes one step where people want less motion", () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const animator = new LaneAnimator();
  const runner = document.createElement("div");
  animator.enter(runner, 0);
  animator.move(runner, 0.5);
  expect(place(runner)).toBe(0.5);
  expect(jest.getTimerCount()).toBe(0);
});

test("a runner that left its lane is drawn no more", () => {
  const animator = new LaneAnimator();
  const runner = document.createElement("div");
  const leave = animator.enter(runner, 0.2);
  leave();
  animator.move(runner, 0.5);
  jest.advanceTimersByTime(1_000);
  expect(place(runner)).toBeCloseTo(0.2);
});
