import { readdirSync, readFileSync } from "node:fs";
import { type Theme, themes } from "../../../src/contract/appearance";
import { filesOf, readAppearance } from "../../../src/app/platform/preferences/appearance";
import { themeColors } from "../../../src/app/ui/themes/themeColors";
import { colorVisions, contrast, distance, type Light, mixInOklab, parseOklch } from "../../support/oklch";

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

const folder = "src/app/ui/themes";
const ownFiles = readdirSync(folder).filter((name) => name.endsWith(".css"));
const ownThemes = ownFiles.map((name) => {
  const block = readFileSync(`${folder}/${name}`, "utf8");
  const index = /color-scheme: light;/u.test(block) ? 0 : 1;
  return { name: name.replace(".css", ""), block, color: readSet(index, usual, block) } as const;
});

const sets = {
  light: readSet(0, usual),
  dark: readSet(1, usual),
  "contrast-light": readSet(0, usual, more),
  "contrast-dark": readSet(1, usual, more),
  ...Object.fromEntries(ownThemes.map(({ name, color }) => [name, color])),
};

const papers = ["paper", "paper-raised", "paper-sunken"];
const lanes = Array.from({ length: 10 }, (_, index) => `lane-${index + 1}`);
const pairs = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

describe.each(Object.entries(sets))("%s", (name, color) => {
  const isMore = name.startsWith("contrast");

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
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(isMore ? 7 : 4.5);
  });

  test("what surrounds the line while somebody types is readable", () => {
    // src/app/ui/tokens.css
    const calm = mixInOklab(color("ink"), 0.65, color("paper"));
    expect(contrast(calm, color("paper"))).toBeGreaterThanOrEqual(isMore ? 7 : 4.5);
  });

  test("what stands on amber is readable", () => {
    expect(contrast(color("on-amber"), color("amber"))).toBeGreaterThanOrEqual(4.5);
  });

  // src/app/typing/keyboard/Keys.module.css
  test.each([
    ["ink", "paper-raised"],
    ["ink-soft", "paper-raised"],
    ["ink-soft", "paper-sunken"],
  ])("key legends: %s on %s", (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(lanes)("key legends that a lesson teaches: ink on a key of %s", (lane) => {
    const key = mixInOklab(color(lane), 0.22, color("paper-raised"));
    expect(contrast(color("ink"), key)).toBeGreaterThanOrEqual(4.5);
  });

  test("the letter under the block caret is readable", () => {
    // src/app/typing/TypingStage.module.css
    const block = mixInOklab(color("type-caret"), 0.24, color("paper"));
    expect(contrast(color("type-pending"), block)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(lanes)("the number of %s is readable on its color", (lane) => {
    expect(contrast(color(`on-${lane}`), color(lane))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(["type-pending", "type-right", "type-wrong"], papers))(
    "typed text: %s on %s is AAA",
    (ink, ground) => {
      expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(pairs(["line-strong", "focus", "type-caret", ...lanes], ["paper", "paper-raised"]))(
    "%s is visible on %s",
    (line, ground) => {
      expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  test("right and wrong differ in lightness too", () => {
    expect(distance(color("type-right"), color("type-wrong"))).toBeGreaterThan(0.1);
    expect(distance(color("type-right"), color("type-pending"))).toBeGreaterThan(0.1);
  });

  test.each(Object.entries(colorVisions))("lanes can be told apart with color vision: %s", (_, see) => {
    const seen = lanes.map((lane) => [lane, see(color(lane))] as const);
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

test("in light colors soft ink is as readable as ink should be, also on sunken paper", () => {
  expect(contrast(sets.light("ink-soft"), sets.light("paper-sunken"))).toBeGreaterThanOrEqual(7);
});

test("high contrast sets every color of the standard theme", () => {
  const names = (block: string) => new Set([...block.matchAll(/--([\w-]+):\s*light-dark/gu)].map(([, name]) => name));
  expect(
    [...names(usual)].filter((name) => !["shadow", "amber", "on-amber"].includes(name ?? "") && !names(more).has(name)),
  ).toEqual([]);
});

describe("further themes", () => {
  /** Colors that each sets itself; the others are those of light or dark. */
  const own = [
    ...papers,
    ..."ink ink-soft line line-strong accent accent-strong accent-soft on-accent danger danger-soft on-danger".split(
      " ",
    ),
    ..."success success-soft type-pending type-wrong veil".split(" "),
  ];

  test("there are at least eight, each with a name in the list of themes", () => {
    expect(ownThemes.length).toBeGreaterThanOrEqual(8);
    expect(ownThemes.map(({ name }) => name).sort()).toEqual(
      themes.filter((theme) => filesOf(readAppearance({ theme, appearance: "" })).length > 0).toSorted(),
    );
  });

  test.each(ownThemes)("$name sets the colors of the standard theme, and no other names", ({ name, block }) => {
    const names = [...block.matchAll(/--([\w-]+):/gu)].map(([, token]) => token);
    expect(own.filter((token) => !names.includes(token))).toEqual([]);
    expect(names.filter((token) => !usual.includes(`--${token}:`))).toEqual([]);
    expect(block).toContain(`:root[data-theme="${name}"]`);
  });

  test.each(Object.entries(sets))("the sample of %s has its colors", (name, color) => {
    const sample = themeColors[name as Exclude<Theme, "system">];
    const drawn = Object.fromEntries(Object.keys(sample).map((token) => [token, toHex(color(token))]));
    expect(drawn).toEqual(sample);
  });
});

function toHex(light: Light): string {
  const part = (value: number) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${light.map((value) => part(value).toString(16).padStart(2, "0")).join("")}`;
}
