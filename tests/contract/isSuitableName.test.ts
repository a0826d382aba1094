import { isSuitableName } from "../../src/contract/names";

test.each([
  "Anna Zijlstra",
  "Johanna Zimmer",
  "Ignazio",
  "Nazim Yilmaz",
  "Jan van de Wetering",
  "Thomas Hitchens",
  "Dick Bruna",
  "Cock de Wit",
  "Wilhelmina-Alexandrina van der Wetering",
  "Quick Otter",
])("%s is a name", (name) => expect(isSuitableName(name)).toBe(true));

test.each(["fuck", "F0ckfuck", "sh1t", "Nazi", "admin", "big_bitch", "KÁNKER"])("%s is not", (name) =>
  expect(isSuitableName(name)).toBe(false),
);
