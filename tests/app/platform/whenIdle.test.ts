import { whenIdle } from "../../../src/app/platform/whenIdle";

const readyState = jest.spyOn(document, "readyState", "get");
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("waits for the load, then for an idle browser", () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  readyState.mockReturnValue("interactive");
  const callback = jest.fn();
  whenIdle(callback);
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event("load"));
  expect(idle).toHaveLength(1);
  expect(callback).not.toHaveBeenCalled();
  idle[0]?.();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("without idle callbacks, a moment after the load; a canceled callback never runs", () => {
  readyState.mockReturnValue("complete");
  const [kept, dropped] = [jest.fn(), jest.fn()];
  whenIdle(kept);
  whenIdle(dropped)();
  jest.advanceTimersByTime(1000);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
});
