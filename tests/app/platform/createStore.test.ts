import { createEmitter, createStore } from "../../../src/app/platform/createStore";

test("an event reaches each listener until it unsubscribes", () => {
  const { emit, subscribe } = createEmitter<number>();
  const heard: string[] = [];
  const unsubscribe = subscribe((value) => heard.push(`first ${value}`));
  subscribe((value) => heard.push(`second ${value}`));
  emit(1);
  unsubscribe();
  emit(2);
  expect(heard).toEqual(["first 1", "second 1", "second 2"]);
});

test("during an event, a listener that is removed is not called, and one that is added only for the next", () => {
  const { emit, subscribe } = createEmitter();
  const late = jest.fn();
  const removed = jest.fn();
  subscribe(() => {
    subscribe(late);
    unsubscribe();
  });
  const unsubscribe = subscribe(removed);
  emit();
  expect(late).not.toHaveBeenCalled();
  expect(removed).not.toHaveBeenCalled();
  emit();
  expect(late).toHaveBeenCalledTimes(1);
});

test("start runs with the first listener, and its result after the last has left", () => {
  const calls: string[] = [];
  const { subscribe } = createEmitter(() => {
    calls.push("start");
    return () => void calls.push("stop");
  });
  const leave = [subscribe(jest.fn()), subscribe(jest.fn())];
  for (const unsubscribe of leave) unsubscribe();
  leave[0]?.();
  subscribe(jest.fn());
  expect(calls).toEqual(["start", "stop", "start"]);
});

test("a store calls its listeners when its value changes, not when it is set to the same one", () => {
  const store = createStore("a");
  const listener = jest.fn();
  store.subscribe(listener);
  store.set("a");
  store.set("b");
  expect(listener.mock.calls).toEqual([["b"]]);
  expect([store.get(), store.getInitial()]).toEqual(["b", "a"]);
});
