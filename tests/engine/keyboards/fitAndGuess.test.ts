import { fitText } from "../../../src/engine/keyboards/fitText";
import { guessLayout, type SeenKey, keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { type LayoutId, layoutIds } from "../../../src/engine/keyboards/KeyboardLayout";
import { waysToType } from "../../../src/engine/keyboards/waysToType";

describe("fitText", () => {
  it("keeps what fits, including typographic quotes and dashes, which the plain key types", () => {
    const text = "“Zo’n dag” – eindelijk";
    expect(fitText(keyboardLayouts.us, text)).toEqual({ text, replaced: new Map(), missing: [] });
  });

  it("replaces characters without changing the word", () => {
    expect(fitText(keyboardLayouts.us, "½ œuvre ﬁjn 3 × 4 €5")).toEqual({
      text: "1/2 oeuvre fijn 3 x 4 EUR 5",
      replaced: new Map([
        ["½", "1/2"],
        ["œ", "oe"],
        ["ﬁ", "fi"],
        ["×", "x"],
        ["€", "EUR "],
      ]),
      missing: [],
    });
  });

  it("removes no accent: the text does not fit this keyboard", () => {
    expect(fitText(keyboardLayouts.us, "één café")).toEqual({ text: "één café", replaced: new Map(), missing: ["é"] });
    expect(fitText(keyboardLayouts["us-international"], "één café").missing).toEqual([]);
  });

  it("returns what no keyboard has", () => {
    expect(fitText(keyboardLayouts.belgian, "ok 👍🏽").missing).toEqual(["👍🏽"]);
  });
});

describe("guessLayout", () => {
  /** The key presses for a text on some layout, as reported by a browser. */
  function press(id: LayoutId, text: string): readonly SeenKey[] {
    const layout = keyboardLayouts[id];
    return [...text].flatMap((letter) =>
      waysToType(layout, letter)![0]!.map(({ code, shift, altGr }) => {
        const output = layout.keys.get(code)![(shift ? 1 : 0) + (altGr ? 2 : 0)]!;
        return { code, key: output.kind === "dead" ? "Dead" : output.text };
      }),
    );
  }

  it.each<[LayoutId, string]>([
    ["belgian", "à la carte: déjà vu!"],
    ["french", "quatre - six!"],
    ["german", "Zwölf Boxkämpfer"],
    ["uk", "£5, it's @ home #1"],
    ["dvorak", "the quick"],
    ["colemak", "the quick"],
    ["us-international", "what? it's één; yes"],
    ["dutch", "waar? 't is één - of"],
    ["us", 'it\'s a "dog"'],
  ])("finds %s after “%s”", (id, text) => {
    const [first, second] = guessLayout(press(id, text));
    expect(first!.id).toBe(id);
    expect(first!.certainty).toBeGreaterThan(0.8);
    expect(second!.certainty).toBeLessThan(0.2);
  });

  it("is uncertain between layouts that differ in keys not pressed yet", () => {
    const guesses = guessLayout(press("us", "hello there"));
    const fitting = guesses.filter(({ certainty }) => certainty > 0.15).map(({ id }) => id);
    expect(fitting.sort()).toEqual(
      ["dutch", "german", "uk", "us", "us-international"].filter((id) => fitting.includes(id as LayoutId)),
    );
    expect(guesses[0]!.certainty).toBeLessThan(0.4);
  });

  it("knows nothing before the first key, nor from keys that are the same everywhere", () => {
    for (const { certainty } of guessLayout([
      { code: "Enter", key: "Enter" },
      { code: "ShiftLeft", key: "Shift" },
    ]))
      expect(certainty).toBeCloseTo(1 / layoutIds.length);
  });

  it("is not misled by Caps Lock, nor by one key pressed often", () => {
    expect(
      guessLayout([
        { code: "KeyQ", key: "A" },
        { code: "KeyW", key: "Z" },
      ])
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["belgian", "french"]);
    const once = guessLayout([{ code: "KeyQ", key: "a" }]);
    expect(guessLayout(Array.from({ length: 9 }, () => ({ code: "KeyQ", key: "a" })))).toEqual(once);
  });
});
