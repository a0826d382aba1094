import { compareNames, isSuitableName, visibleName } from "../../src/contract/names";

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

describe("a name that is shown", () => {
  test.each([
    "Zoë",
    "İpek Işık",
    "שרה כהן",
    "علی\u200cرضا",
    "👩🏽\u200d💻 Ann",
    "👨\u200d👩\u200d👧\u200d👦",
    "क्\u200dष",
    "Ij IJ",
  ])("%j may be one", (name) => expect(visibleName.test(name)).toBe(true));

  test.each([
    "",
    "An\u200dn",
    "А\u200dня",
    "\u200dAnn",
    "👩\u200d",
    "👩\u200d\u200d💻",
    "1\u200c2",
    "a\u202eb",
    "a\u00adb",
    "\u2066a",
  ])("%j may not", (name) => expect(visibleName.test(name)).toBe(false));
});

test("names of other languages have one order: dotted and dotless i, marks on letters, other scripts", () => {
  const inOrder = [
    "👩🏽\u200d💻 Ann",
    "Çağla",
    "Éloïse",
    "IJsbrand",
    "İpek",
    "Işık",
    "Ñusta",
    "Şule",
    "Yara",
    "Ольга",
    "שרה",
    "علی\u200cرضا",
    "愛",
  ];
  expect(inOrder.toReversed().sort(compareNames)).toEqual(inOrder);
  // Written with one character or with two.
  expect(compareNames("E\u0301loise", "Éloise")).toBe(0);
});
