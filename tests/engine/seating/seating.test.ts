import { changeColumns, fillSeats, moveSeat, seatBeside } from "../../../src/engine/seating/seating";

const seats = new Map([
  ["ada", 0],
  ["bob", 4],
]);

test("those without a seat get the first free ones; who is gone has none", () => {
  expect([...fillSeats(["ada", "cem", "dan"], seats)]).toEqual([
    ["ada", 0],
    ["cem", 1],
    ["dan", 2],
  ]);
  expect([...fillSeats(["cem", "bob", "ada"], seats)]).toEqual([
    ["cem", 1],
    ["bob", 4],
    ["ada", 0],
  ]);
});

test("moving to a free seat, and to a taken one", () => {
  expect(Object.fromEntries(moveSeat(seats, "ada", 2))).toEqual({ ada: 2, bob: 4 });
  expect(Object.fromEntries(moveSeat(seats, "ada", 4))).toEqual({ ada: 4, bob: 0 });
  expect(moveSeat(seats, "ada", 0)).toBe(seats);
  expect(moveSeat(seats, "eve", 1)).toBe(seats);
});

test("with other columns everyone keeps their row and column if it is there", () => {
  // Bob is in the second row of three, in its second column.
  expect(Object.fromEntries(changeColumns(seats, 3, 5))).toEqual({ ada: 0, bob: 6 });
  expect(Object.fromEntries(changeColumns(seats, 3, 1))).toEqual({ ada: 0, bob: 1 });
});

test("the arrow keys stay in the room", () => {
  const room = { columns: 3, rows: 2 };
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "a"].map((key) => seatBeside(1, key, room))).toEqual([
    0,
    2,
    null,
    4,
    null,
  ]);
  expect(seatBeside(2, "ArrowRight", room)).toBeNull();
  expect(seatBeside(3, "ArrowLeft", room)).toBeNull();
  expect(seatBeside(5, "ArrowDown", room)).toBeNull();
});
