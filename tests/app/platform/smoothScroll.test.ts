import { smoothScroll } from "../../../src/app/platform/smoothScroll";

let place = 0;
let target: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  place = 0;
  document.body.innerHTML = "<h2 style='scroll-margin-top: 100px'>There</h2>";
  target = document.querySelector("h2")!;
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => place });
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 5000 });
  jest.spyOn(target, "getBoundingClientRect").mockImplementation(() => ({ top: 1100 - place }) as DOMRect);
  window.scrollTo = ((to: ScrollToOptions) => {
    place = to.top ?? 0;
  }) as typeof window.scrollTo;
});
afterEach(() => jest.useRealTimers());

test("it arrives after 500 ms, halfway after 250, slowly at both ends", async () => {
  const arrival = smoothScroll(target);
  jest.advanceTimersByTime(112);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(100);
  jest.advanceTimersByTime(138);
  expect(Math.abs(place - 500)).toBeLessThan(100);
  jest.advanceTimersByTime(238);
  expect(place).toBeLessThan(1000);
  jest.advanceTimersByTime(34);
  expect(place).toBe(1000);
  await expect(arrival).resolves.toBe(true);
});

test("the focus is there from the start, without a tab stop", () => {
  void smoothScroll(target);
  expect(document.activeElement).toBe(target);
  expect(target.tabIndex).toBe(-1);
});

test.each(["wheel", "touchstart", "keydown", "mousedown"])("%s stops it where it is", async (kind) => {
  const arrival = smoothScroll(target);
  jest.advanceTimersByTime(250);
  const there = place;
  window.dispatchEvent(new Event(kind));
  await expect(arrival).resolves.toBe(false);
  jest.advanceTimersByTime(1000);
  expect(place).toBe(there);
});

test("another scroll stops the one before", async () => {
  const first = smoothScroll(target);
  jest.advanceTimersByTime(100);
  const second = smoothScroll(target);
  await expect(first).resolves.toBe(false);
  jest.advanceTimersByTime(600);
  await expect(second).resolves.toBe(true);
});

test("with reduced motion it is there at once", async () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await expect(smoothScroll(target)).resolves.toBe(true);
  expect(place).toBe(1000);
  expect(jest.getTimerCount()).toBe(0);
});
