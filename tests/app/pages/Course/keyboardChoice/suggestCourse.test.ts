import { suggestCourse } from "../../../../../src/app/pages/Course/keyboardChoice/KeyboardChoice";

const keys = (...pressed: readonly (readonly [string, string])[]) => pressed.map(([code, key]) => ({ code, key }));
const e = ["KeyE", "e"] as const;

test.each([
  {
    what: "a key that waits, as AltGr makes it on a Belgian keyboard too",
    seen: keys(["Quote", "Dead"]),
    text: "",
    course: undefined,
  },
  { what: "' and then e, which make é", seen: keys(["Quote", "Dead"], ["KeyE", "é"]), text: "é", course: "us-intl" },
  { what: "' at once", seen: keys(["Quote", "'"], e), text: "'e", course: "us" },
  { what: "' above the 4", seen: keys(["Digit4", "'"], e), text: "'e", course: "be-azerty" },
  { what: "é on a key of its own", seen: keys(["Digit2", "é"]), text: "é", course: "be-azerty" },
  { what: "an A at the top left", seen: keys(["KeyQ", "a"]), text: "a", course: "be-azerty" },
  { what: "letters that two have", seen: keys(["KeyQ", "q"], ["KeyW", "w"]), text: "qw", course: undefined },
  {
    what: "azerty, looked for on another keyboard",
    seen: keys(["KeyA", "a"], ["KeyZ", "z"]),
    text: "azerty",
    course: undefined,
  },
  { what: "nothing", seen: [], text: "", course: undefined },
  { what: "é of a screen keyboard", seen: keys(["", "Unidentified"]), text: "e\u0301", course: "us-intl" },
  { what: "'e of a screen keyboard", seen: [], text: "’e", course: "us" },
  { what: "azerty of a screen keyboard", seen: [], text: "azerty", course: "be-azerty" },
  { what: "qwertz of a screen keyboard", seen: [], text: "qwertz", course: "de-qwertz" },
  { what: "a Z at the top left", seen: keys(["KeyY", "z"]), text: "z", course: "de-qwertz" },
  { what: "the minus of France", seen: keys(["KeyQ", "a"], ["Digit6", "-"]), text: "a-", course: "fr-azerty" },
])("$what", ({ seen, text, course }) => {
  expect(suggestCourse(seen, text)?.id).toBe(course);
});

test("of two keyboards that look the same, that of the reader's language is suggested", () => {
  const azerty = keys(["KeyQ", "a"], ["KeyW", "z"]);
  expect(suggestCourse(azerty, "az", ["french", "belgian"])?.id).toBe("fr-azerty");
  expect(suggestCourse(azerty, "az", ["us-international", "belgian"])?.id).toBe("be-azerty");
  expect(suggestCourse([], "azerty", ["french", "belgian"])?.id).toBe("fr-azerty");
});
