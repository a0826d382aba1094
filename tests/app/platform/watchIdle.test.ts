import { fireEvent, renderHook } from "@testing-library/react";
import { act } from "react";
import { useIdle, watchIdle } from "../../../src/app/platform/watchIdle";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch() {
  const onIdle = jest.fn();
  return { onIdle, ...watchIdle(onIdle) };
}

test("a user without activity for 10000 ms is idle, and not a millisecond earlier", () => {
  const { onIdle } = watch();
  jest.advanceTimersByTime(9999);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test.each(["mouseMove", "keyDown", "mouseDown", "touchStart"] as const)("%s restarts the 10000 ms", (sign) => {
  const { onIdle, stop } = watch();
  jest.advanceTimersByTime(9999);
  fireEvent[sign](document.body);
  jest.advanceTimersByTime(9999);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

test.each(["mouseUp", "keyUp", "touchEnd", "scroll", "wheel", "focus"] as const)("%s is not activity", (event) => {
  const { onIdle } = watch();
  jest.advanceTimersByTime(9999);
  fireEvent[event](document.body);
  jest.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test("text from an on-screen keyboard counts when it is reported, and nothing counts after the end", () => {
  const { onIdle, restart, stop } = watch();
  jest.advanceTimersByTime(6000);
  restart();
  jest.advanceTimersByTime(9999);
  expect(onIdle).not.toHaveBeenCalled();
  stop();
  jest.advanceTimersByTime(60_000);
  expect(onIdle).not.toHaveBeenCalled();
});

test("a page that shows activity switches back and forth", () => {
  const { result, unmount } = renderHook(() => useIdle());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  wait(9999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  act(() => void fireEvent.mouseMove(document.body));
  expect(result.current).toBe(false);
  wait(9999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
