import { readFileSync } from "node:fs";
import { colourVisions, contrast, distance, type Light, parseOklch } from "../../support/oklch";

const css = readFileSync("src/app/ui/tokens.css", "utf8");
const [usual = "", more = ""] = css.split(':root[data-contrast="more"]');

/** The tokens of one theme: names to colors, with aliases resolved. */
function readSet(index: 0 | 1, ...blocks: readonly string[]): (name: string) => Light {
  const values = new Map<string, string>();
  for (const block of blocks) {
    for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+):\s*([^;]+);/gu)) {
      const pair = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/u.exec(value);
      values.set(name, pair?.[index + 1] ?? value);
    }
  }
  const read = (name: string): string => {
    const value = values.get(name) ?? "";
    const alias = /^var\(--([\w-]+)\)$/u.exec(value)?.[1];
    return alias === undefined ? value : read(alias);
  };
  return (name) => parseOklch(read(name));
}

const sets = {
  light: readSet(0, usual),
  dark: readSet(1, usual),
  "high contrast, light": readSet(0, usual, more),
  "high contrast, dark": readSet(1, usual, more),
};

const papers = ["paper", "paper-raised", "paper-sunken"];
const lanes = Array.from({ length: 10 }, (_, index) => `lane-${index + 1}`);
const pairs = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

describe.each(Object.entries(sets))("%s", (name, colour) => {
  const isMore = name.startsWith("high");

  test.each([
    ...pairs(["ink", "ink-soft", "accent", "accent-strong", "danger", "success"], papers),
    ...pairs(["ink", "accent", "accent-strong"], ["accent-soft"]),
    ["ink", "danger-soft"],
    ["danger", "danger-soft"],
    ["ink", "success-soft"],
    ["success", "success-soft"],
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-danger", "danger"],
    ["paper", "ink"],
  ] as const)("%s is readable on %s", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(isMore ? 7 : 4.5);
  });

  test.each(lanes)("the number of %s is readable on its color", (lane) => {
    expect(contrast(colour(`on-${lane}`), colour(lane))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(["type-pending", "type-right", "type-wrong"], papers))(
    "typed text: %s on %s is AAA",
    (ink, ground) => {
      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(pairs(["line-strong", "focus", "type-caret", ...lanes], ["paper", "paper-raised"]))(
    "%s is visible on %s",
    (line, ground) => {
      expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  test("right and wrong differ in lightness too", () => {
    expect(distance(colour("type-right"), colour("type-wrong"))).toBeGreaterThan(0.1);
    expect(distance(colour("type-right"), colour("type-pending"))).toBeGreaterThan(0.1);
  });

  test.each(Object.entries(colourVisions))("lanes can be told apart with color vision: %s", (_, see) => {
    const seen = lanes.map((lane) => [lane, see(colour(lane))] as const);
    const close = seen.flatMap(([one, light], index) =>
      seen
        .slice(index + 1)
        .flatMap(([other, otherLight]) =>
          distance(light, otherLight) < 0.08 ? [`${one} ${other} ${distance(light, otherLight).toFixed(3)}`] : [],
        ),
    );
    expect(close).toEqual([]);
  });
});

test("high contrast sets every color of the standard theme", () => {
  const names = (block: string) => new Set([...block.matchAll(/--([\w-]+):\s*light-dark/gu)].map(([, name]) => name));
  expect([...names(usual)].filter((name) => name !== "shadow" && !names(more).has(name))).toEqual([]);
});
