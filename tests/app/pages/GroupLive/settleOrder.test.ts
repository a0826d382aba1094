import { inOrder, type Placed, wallOrder } from "../../../../src/app/pages/GroupLive/settleOrder";

const NOW = Date.parse("2026-11-23T10:00:00Z");
const person = (name: string, state: string, agoMs = 60_000): Placed => ({
  userId: name,
  name,
  state,
  stateSince: new Date(NOW - agoMs).toISOString(),
});
const order = (...people: readonly Placed[]) => wallOrder(people, NOW).join(" ");

test("who needs help first, then who types, is here, is away, is not here; each by name", () => {
  expect(
    order(
      person("f", "OFFLINE"),
      person("e", "AWAY"),
      person("d", "IDLE"),
      person("c", "TYPING"),
      person("b", "STUCK"),
      person("a", "TYPING"),
      person("B", "STUCK"),
    ),
  ).toBe("b B a c d e f");
});

test("a moment between two exercises moves nobody", () => {
  expect(order(person("a", "IDLE", 5_000), person("b", "TYPING"), person("c", "IDLE", 30_000))).toBe("a b c");
  expect(order(person("a", "IDLE", 30_000), person("b", "TYPING"))).toBe("b a");
});

test("in a settled order nobody moves: who is gone leaves, who is new comes last", () => {
  const people = [person("a", "STUCK"), person("b", "TYPING"), person("d", "TYPING")];
  expect(inOrder(people, ["d", "c", "b"]).map(({ name }) => name)).toEqual(["d", "b", "a"]);
});
