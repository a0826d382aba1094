import type { LiveEvent, LiveOpening } from "../../../src/server/live/LiveLog";
import { LiveNeighbours } from "../../../src/server/live/Live";

let folded: string[];
let neighbours: LiveNeighbours;
beforeEach(() => {
  folded = [];
  neighbours = new LiveNeighbours((event, from) => folded.push(`${from} ${event.kind} ${event.userId}`));
});

const came = (userId: string): LiveOpening => ({ kind: "came", userId, connection: `of ${userId}`, page: "page" });
const went = (userId: string): LiveEvent => ({ kind: "went", userId, connection: `of ${userId}` });

test("nobody is believed before they have told all that is open there", () => {
  expect(neighbours.receive("a", 1, came("ann"), 0)).toBe(false);
  neighbours.reconcile("a", 1, [came("ann")], 0);
  expect(neighbours.receive("a", 2, came("bob"), 0)).toBe(true);
  expect(neighbours.receive("a", 2, null, 0)).toBe(true);
  expect(folded).toEqual(["a came ann", "a came bob"]);
});

test("a gap is noticed with the next word, and closed without telling anything twice", () => {
  neighbours.reconcile("a", 2, [came("ann"), came("bob")], 0);
  expect(neighbours.receive("a", 4, came("dan"), 0)).toBe(false);
  expect(neighbours.receive("a", 4, null, 0)).toBe(false);
  neighbours.reconcile("a", 4, [came("bob"), came("dan")], 0);
  expect(neighbours.receive("a", 5, went("dan"), 0)).toBe(true);
  expect(folded).toEqual(["a came ann", "a came bob", "a came dan", "a went ann", "a went dan"]);
});

test("who is silent for too long is gone with all that was open there, and so is who says so; the others stay", () => {
  for (const process of ["a", "b", "c"]) neighbours.reconcile(process, 1, [came(`${process}'s`)], 0);
  neighbours.receive("b", 1, null, 3_000);
  neighbours.receive("c", 1, null, 3_000);
  folded = [];
  neighbours.endTimedOut(1_000);
  neighbours.end("c");
  expect(folded).toEqual(["a went a's", "c went c's"]);
  expect([neighbours.has("a"), neighbours.has("b"), neighbours.has("c")]).toEqual([false, true, false]);
});

test("while nobody can be heard nobody is blamed for it", () => {
  neighbours.reconcile("a", 1, [came("ann")], 0);
  neighbours.resetTimeouts(9_000);
  neighbours.endTimedOut(5_000);
  expect(folded).toEqual(["a came ann"]);
});
