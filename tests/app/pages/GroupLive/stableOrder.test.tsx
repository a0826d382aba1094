import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { type Placed, useStableOrder, inOrder, liveViewOrder } from "../../../../src/app/pages/GroupLive/LiveViewTiles";
import { PreferencesContext } from "../../../../src/app/platform/preferences/usePreferences";
import { createPreferenceStore } from "../../../../src/app/platform/preferences/Preferences";

function List({ people, isHeld = false }: { readonly people: readonly Placed[]; readonly isHeld?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const ordered = useStableOrder(people, list, isHeld);
  return (
    <ul ref={list}>
      {ordered.map(({ userId }) => (
        <li key={userId}>{userId}</li>
      ))}
    </ul>
  );
}

const preferences = createPreferenceStore("", ["en-US"], () => undefined);
const show = (list: React.ReactNode) => <PreferencesContext value={preferences}>{list}</PreferencesContext>;
const person = (name: string, state: string): Placed => ({
  userId: name,
  name,
  state,
  stateSince: "2026-01-01T00:00:00Z",
});
const before = [person("a", "TYPING"), person("b", "TYPING")];
const after = [person("a", "TYPING"), person("b", "STUCK")];
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () =>
  screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .join("");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the order changes at most every few seconds", async () => {
  const { rerender } = render(show(<List people={before} />));
  await pass(1_000);
  rerender(show(<List people={after} />));
  expect(shown()).toBe("ab");
  await pass(4_000);
  expect(shown()).toBe("ba");
});

test("no tile moves while the mouse or focus does; a still mouse has no effect", async () => {
  const { rerender } = render(show(<List people={before} />));
  rerender(show(<List people={after} />));
  for (let moves = 0; moves < 5; moves += 1) {
    fireEvent.pointerMove(screen.getByRole("list"));
    await pass(4_000);
  }
  expect(shown()).toBe("ab");
  await pass(12_000);
  expect(shown()).toBe("ba");
});

test("no tile moves while a member is watched", async () => {
  const { rerender } = render(show(<List people={before} />));
  rerender(show(<List people={after} isHeld />));
  await pass(20_000);
  expect(shown()).toBe("ab");
  rerender(show(<List people={after} />));
  await pass(4_000);
  expect(shown()).toBe("ba");
});

const NOW = Date.parse("2026-11-23T10:00:00Z");
const settleOrderPerson = (name: string, state: string, agoMs = 60_000): Placed => ({
  userId: name,
  name,
  state,
  stateSince: new Date(NOW - agoMs).toISOString(),
});
const order = (...people: readonly Placed[]) => liveViewOrder(people, NOW).join(" ");

test("those who need help first, then typing, online, away, offline; each by name", () => {
  expect(
    order(
      settleOrderPerson("f", "OFFLINE"),
      settleOrderPerson("e", "AWAY"),
      settleOrderPerson("d", "IDLE"),
      settleOrderPerson("c", "TYPING"),
      settleOrderPerson("b", "STUCK"),
      settleOrderPerson("a", "TYPING"),
      settleOrderPerson("B", "STUCK"),
    ),
  ).toBe("b B a c d e f");
});

test("a moment between two exercises changes nothing", () => {
  expect(
    order(
      settleOrderPerson("a", "IDLE", 5_000),
      settleOrderPerson("b", "TYPING"),
      settleOrderPerson("c", "IDLE", 30_000),
    ),
  ).toBe("a b c");
  expect(order(settleOrderPerson("a", "IDLE", 30_000), settleOrderPerson("b", "TYPING"))).toBe("b a");
});

test("in a stable order those who leave are removed, new ones come last, and no one else moves", () => {
  const people = [settleOrderPerson("a", "STUCK"), settleOrderPerson("b", "TYPING"), settleOrderPerson("d", "TYPING")];
  expect(inOrder(people, ["d", "c", "b"]).map(({ name }) => name)).toEqual(["d", "b", "a"]);
});
