import { distinctNicknames } from "../../../src/server/races/racers";
import { isNickname, makeNickname } from "../../../src/server/users/nicknames";

const racers = (...names: readonly string[]) =>
  names.map((name, index) => ({ id: `racer-${index}`, name, avatar: null }));
const named = (...given: Parameters<typeof distinctNicknames>) => distinctNicknames(...given).map(({ name }) => name);

test("what the server calls guests is a nickname, what people call themselves is not", () => {
  expect(Array.from({ length: 100 }, makeNickname).every(isNickname)).toBe(true);
  expect(["Emma", "Witty", "Witty Meerkat 2", "witty meerkat", "Meerkat Witty", ""].some(isNickname)).toBe(false);
});

test("the second of one nickname gets a number, and the next that is free", () => {
  expect(named(racers("Witty Meerkat", "Bold Fox", "Witty Meerkat", "Witty Meerkat"))).toEqual([
    "Witty Meerkat",
    "Bold Fox",
    "Witty Meerkat 2",
    "Witty Meerkat 3",
  ]);
  expect(named(racers("Witty Meerkat"), racers("Witty Meerkat", "Witty Meerkat 2", "Witty Meerkat 4"))).toEqual([
    "Witty Meerkat 3",
  ]);
});

test("two people of one name keep it", () => {
  expect(named(racers("Emma", "Emma"), racers("Emma"))).toEqual(["Emma", "Emma"]);
});
