import type { LiveEvent, LiveOpening } from "../../../src/server/live/LiveLog";
import { LiveNeighbors } from "../../../src/server/live/Live";

let folded: string[];
let neighbors: LiveNeighbors;
beforeEach(() => {
  folded = [];
  neighbors = new LiveNeighbors((event, from) => folded.push(`${from} ${event.kind} ${event.userId}`));
});

const came = (userId: string): LiveOpening => ({ kind: "came", userId, connection: `of ${userId}`, page: "page" });
const went = (userId: string): LiveEvent => ({ kind: "went", userId, connection: `of ${userId}` });

test("nobody is believed before they have told all that is open there", () => {
  expect(neighbors.receive("a", 1, came("ann"), 0)).toBe(false);
  neighbors.reconcile("a", 1, [came("ann")], 0);
  expect(neighbors.receive("a", 2, came("bob"), 0)).toBe(true);
  expect(neighbors.receive("a", 2, null, 0)).toBe(true);
  expect(folded).toEqual(["a came ann", "a came bob"]);
});

test("a gap is noticed with the next word, and closed without telling anything twice", () => {
  neighbors.reconcile("a", 2, [came("ann"), came("bob")], 0);
  expect(neighbors.receive("a", 4, came("dan"), 0)).toBe(false);
  expect(neighbors.receive("a", 4, null, 0)).toBe(false);
  neighbors.reconcile("a", 4, [came("bob"), came("dan")], 0);
  expect(neighbors.receive("a", 5, went("dan"), 0)).toBe(true);
  expect(folded).toEqual(["a came ann", "a came bob", "a came dan", "a went ann", "a went dan"]);
});

test("who is silent for too long is gone with all that was open there, and so is who says so; the others stay", () => {
  for (const process of ["a", "b", "c"]) neighbors.reconcile(process, 1, [came(`${process}'s`)], 0);
  neighbors.receive("b", 1, null, 3_000);
  neighbors.receive("c", 1, null, 3_000);
  folded = [];
  neighbors.endTimedOut(1_000);
  neighbors.end("c");
  expect(folded).toEqual(["a went a's", "c went c's"]);
  expect([neighbors.has("a"), neighbors.has("b"), neighbors.has("c")]).toEqual([false, true, false]);
});

test("while nobody can be heard nobody is blamed for it", () => {
  neighbors.reconcile("a", 1, [came("ann")], 0);
  neighbors.resetTimeouts(9_000);
  neighbors.endTimedOut(5_000);
  expect(folded).toEqual(["a came ann"]);
});
