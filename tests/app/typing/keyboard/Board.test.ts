import { keyboardLayouts } from "../../../../src/engine/keyboards/keyboardLayouts";
import { keyRows, legendsOf } from "../../../../src/app/typing/keyboard/Keys";

describe.each(Object.values(keyboardLayouts))("the picture of $id", (layout) => {
  const rows = keyRows(layout.form);

  it("has rows of equal width", () => {
    for (const row of rows) expect(row.reduce((sum, { width }) => sum + width, 0)).toBe(15);
  });

  it("has each key with an output once", () => {
    const drawn = rows.flat().map(({ code }) => code);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const [code, outputs] of layout.keys)
      if (outputs.some((output) => output !== null)) expect(drawn).toContain(code);
  });
});

it("prints a letter once, and other keys with what Shift and AltGr give", () => {
  expect(legendsOf(keyboardLayouts.us, "KeyA")).toEqual({ below: "A", above: "", right: "" });
  expect(legendsOf(keyboardLayouts.german, "KeyE")).toEqual({ below: "E", above: "", right: "€" });
  expect(legendsOf(keyboardLayouts.german, "Digit7")).toEqual({ below: "7", above: "/", right: "{" });
  expect(legendsOf(keyboardLayouts.us, "Space")).toEqual({ below: "", above: "", right: "" });
  expect(legendsOf(keyboardLayouts.us, "Tab")).toEqual({ below: "", above: "", right: "" });
});
