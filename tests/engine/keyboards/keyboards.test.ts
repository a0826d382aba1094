import type { KeyboardLayout, LayoutId } from "../../../src/engine/keyboards/KeyboardLayout";
import { findLayout, keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { isHomeKey, canType, untypable, waysToType, physicalKeys } from "../../../src/engine/keyboards/waysToType";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { libraryTexts } from "../../support/libraryTexts";

const all = Object.values(keyboardLayouts);

/** A way to type in readable form: `'+e`, `⇧ and AltGr held`. */
function spoken(layout: KeyboardLayout, grapheme: string): readonly string[] | null {
  const ways = waysToType(layout, grapheme);
  return (
    ways &&
    ways.map((way) =>
      way.map(({ code, shift, altGr }) => `${shift ? "⇧" : ""}${altGr ? "AltGr+" : ""}${code}`).join(" "),
    )
  );
}

describe.each(all)("the $id keyboard", (layout) => {
  it("has no two plain keys the same, and no character twice on plain and Shift together", () => {
    for (const levels of [[0], [0, 1]]) {
      const outputs = [...layout.keys.values()].flatMap((key) =>
        levels.flatMap((level) => (key[level] ? [`${key[level].kind} ${key[level].text}`] : [])),
      );
      expect(outputs.filter((output, at) => outputs.indexOf(output) !== at)).toEqual([]);
    }
  });

  it("has every printable ASCII character", () => {
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
    expect(untypable(layout, ascii)).toEqual([]);
  });

  it("types Enter and Tab with the little fingers, and nothing held", () => {
    const ways = ["\n", "\t"].map((key) => waysToType(layout, key)?.map((way) => way.map(({ code }) => code)));
    expect(ways).toEqual([[["Enter"]], [["Tab"]]]);
    const fingers = ["Enter", "Tab"].map((code) => physicalKeys.get(code)!);
    expect(fingers.map(({ hand, finger }) => `${hand} ${finger}`)).toEqual(["right little", "left little"]);
    expect(canType(layout, "a\tb\n")).toBe(true);
  });

  it("has a letter on the keys of the index fingers, F and J", () => {
    for (const code of ["KeyF", "KeyJ"]) expect(layout.keys.get(code)?.[0]?.text).toMatch(/\p{Ll}/u);
  });

  it("has every position, and every dead key combines with something and can be typed alone", () => {
    for (const code of layout.keys.keys()) expect(physicalKeys.has(code)).toBe(true);
    const dead = [...layout.keys.values()].flat().flatMap((output) => (output?.kind === "dead" ? [output.text] : []));
    expect([...new Set(dead)].sort()).toEqual([...layout.deadKeys.keys()].sort());
    for (const key of dead)
      expect(waysToType(layout, key)?.some((way) => way.length === 2 && way[1]!.code === "Space")).toBe(true);
  });

  it("has the extra key of ISO keyboards only where there is one", () => {
    expect(layout.keys.get("IntlBackslash")?.some((output) => output !== null)).toBe(layout.form === "iso");
  });
});

describe("what the texts need", () => {
  /**
   * Every character in the word lists and the library, and which layouts cannot type it. All others are typable
   * everywhere.
   */
  const everything = [...english, ...dutch, ...libraryTexts.map(({ body }) => body)].join("");

  it("is typable on each layout, with these exceptions", () => {
    const lacking = Object.fromEntries(
      all.map((layout) => [layout.id, untypable(layout, everything).toSorted().join("")]),
    );
    expect(lacking).toEqual({
      us: "ÀÂÄÖÜßàâäçèéêëîïóôöùúûü",
      "us-international": "",
      dutch: "",
      belgian: "ß",
      french: "ßóú",
      german: "çëï",
      uk: "ÀÂÄÖÜßàâäçèêëîïôöùûü",
      dvorak: "ÀÂÄÖÜßàâäçèéêëîïóôöùúûü",
      colemak: "ÀÂÄÖÜßàâäçèéêëîïóôöùúûü",
    } satisfies Record<LayoutId, string>);
  });

  it("is completely typable on US-International, as the library requires", () => {
    expect(libraryTexts.filter(({ body }) => !canType(keyboardLayouts["us-international"], body))).toEqual([]);
  });
});

describe("fingers", () => {
  it("are on the home row: eight fingers, left to right, thumbs on the space bar", () => {
    const home = "KeyA KeyS KeyD KeyF KeyJ KeyK KeyL Semicolon Space".split(" ").map((code) => physicalKeys.get(code)!);
    expect(home.map(({ hand, finger }) => `${hand} ${finger}`)).toEqual([
      "left little",
      "left ring",
      "left middle",
      "left index",
      "right index",
      "right middle",
      "right ring",
      "right little",
      "either thumb",
    ]);
  });

  it.each<[LayoutId, string]>([
    ["us", "asdfghjkl;"],
    ["belgian", "qsdfghjklm"],
    ["german", "asdfghjklö"],
    ["dvorak", "aoeuidhtns"],
    ["colemak", "arstdhneio"],
  ])("have the home row of %s: %s", (id, row) => {
    for (const key of row) expect(isHomeKey(keyboardLayouts[id], key)).toBe(true);
    expect(isHomeKey(keyboardLayouts[id], "z")).toBe(false);
  });

  it("hold Shift with the other hand and AltGr with the right thumb", () => {
    expect(waysToType(keyboardLayouts.us, "A")?.[0]?.[0]?.hold).toEqual(["ShiftRight"]);
    expect(waysToType(keyboardLayouts.us, "L")?.[0]?.[0]?.hold).toEqual(["ShiftLeft"]);
    expect(waysToType(keyboardLayouts.german, "@")?.[0]?.[0]?.hold).toEqual(["AltRight"]);
  });
});

describe("dead keys", () => {
  it.each<[string, readonly string[]]>([
    ["'", ["Quote Space"]],
    ['"', ["⇧Quote Space"]],
    ["é", ["Quote KeyE", "AltGr+KeyE"]],
    ["ë", ["⇧Quote KeyE"]],
    ["à", ["Backquote KeyA"]],
    ["ñ", ["AltGr+KeyN", "⇧Backquote KeyN"]],
    ["ç", ["Quote KeyC", "AltGr+Comma"]],
    ["€", ["AltGr+Digit5"]],
    ["ï", ["⇧Quote KeyI"]],
    ["ó", ["Quote KeyO", "AltGr+KeyO"]],
    ["è", ["Backquote KeyE"]],
    ["ê", ["⇧Digit6 KeyE"]],
    ["’", ["AltGr+Digit0"]],
    ["“", ["⇧Quote Space"]],
    ["–", ["Minus"]],
  ])("of US-International type %s", (character, ways) => {
    expect(spoken(keyboardLayouts["us-international"], character)).toEqual(ways);
  });

  it("does not combine with s: there is no ś, so 's needs the space", () => {
    expect(waysToType(keyboardLayouts["us-international"], "ś")).toBeNull();
  });

  it("accept composed and decomposed letters alike", () => {
    expect(spoken(keyboardLayouts["us-international"], "e\u0301")).toEqual(
      spoken(keyboardLayouts["us-international"], "é"),
    );
  });

  it("have the Belgian keys of é § è ç à, and its circumflex", () => {
    expect("é§èçà".split("").map((letter) => spoken(keyboardLayouts.belgian, letter)?.[0])).toEqual([
      "Digit2",
      "Digit6",
      "Digit7",
      "Digit9",
      "Digit0",
    ]);
    expect(spoken(keyboardLayouts.belgian, "ê")).toEqual(["BracketLeft KeyE"]);
    expect(spoken(keyboardLayouts.belgian, "7")).toEqual(["⇧Digit7"]);
  });
});

it("finds layouts by name, and returns null if there is none", () => {
  expect(findLayout("belgian")).toBe(keyboardLayouts.belgian);
  expect(findLayout("qwertz")).toBeNull();
});
