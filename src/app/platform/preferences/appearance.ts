import {
  type Appearance,
  appearanceChoices,
  type AppearanceName,
  defaultAppearance,
  type Theme,
} from "../../../contract/appearance";
import type { Preferences } from "./Preferences";

type Remembered = Pick<Preferences, "theme" | "appearance">;

/** In the remembered query: the choices are those of the account, and follow it. */
const OF_ACCOUNT = "account";

const choices: { readonly [Name in AppearanceName]: readonly Appearance[Name][] } = appearanceChoices;

export const appearanceNames = Object.keys(appearanceChoices).filter(isName);

/** The remembered choices. Unknown ones have their default. */
export function readAppearance({ theme, appearance }: Remembered): Appearance {
  const written = new URLSearchParams(appearance);
  return checkAppearance({ ...Object.fromEntries(written), theme });
}

/** Choices from elsewhere, such as a newer server: unknown ones have their default. */
export function checkAppearance(written: Readonly<Partial<Record<AppearanceName, unknown>>>): Appearance {
  const one = <Name extends AppearanceName>(name: Name): Appearance[Name] =>
    choices[name].find((value) => value === written[name]) ?? defaultAppearance[name];
  return {
    theme: one("theme"),
    textSize: one("textSize"),
    lineWidth: one("lineWidth"),
    letterSpacing: one("letterSpacing"),
    font: one("font"),
    caret: one("caret"),
    caretMotion: one("caretMotion"),
    liveFigures: one("liveFigures"),
    sounds: one("sounds"),
    vibration: one("vibration"),
    idleStop: one("idleStop"),
    shortcuts: one("shortcuts"),
    keyRepeat: one("keyRepeat"),
    fingers: one("fingers"),
  };
}

/**
 * How the preferences remember these choices. Defaults are left out.
 * @param isOfAccount whether they are saved with the account, so that the account's later choices replace them.
 */
export function rememberAppearance(appearance: Appearance, isOfAccount: boolean): Remembered {
  const { theme } = appearance;
  const written = new URLSearchParams(isOfAccount ? [[OF_ACCOUNT, "1"]] : []);
  for (const name of appearanceNames) {
    if (name !== "theme" && appearance[name] !== defaultAppearance[name]) written.set(name, appearance[name]);
  }
  return { theme, appearance: `${written}` };
}

/** Whether this device has choices that were made without an account; the account's do not replace them. */
export function isOwnChoice({ theme, appearance }: Remembered): boolean {
  return (theme !== "system" || appearance !== "") && !new URLSearchParams(appearance).has(OF_ACCOUNT);
}

/** Attributes of the document's root that the style sheets read. Defaults have none. */
export type AppearanceAttributes = Readonly<Record<`data-${string}`, string>>;

export function appearanceAttributes(appearance: Appearance): AppearanceAttributes {
  const attributes: Record<`data-${string}`, string> = { ...themeAttributes(appearance.theme) };
  for (const name of stageNames) {
    if (appearance[name] !== defaultAppearance[name]) attributes[attributeOf(name)] = appearance[name];
  }
  return attributes;
}

/** All attributes that can be set. */
export function allAttributes(): readonly string[] {
  return ["data-theme", "data-contrast", ...stageNames.map(attributeOf)];
}

/** Whether the theme has more contrast when the system asks for it. The others are as they were chosen. */
export function followsContrast(theme: Theme): boolean {
  return theme === "system" || theme === "light" || theme === "dark";
}

/** The choices that style sheets draw, beside the theme. */
const stageNames = appearanceNames.filter(
  (name) => !/^(?:theme|sounds|vibration|idleStop|shortcuts|keyRepeat|fingers)$/u.test(name),
);

function themeAttributes(theme: Theme): AppearanceAttributes {
  if (theme === "system") return {};
  if (theme === "contrast-light") return { "data-theme": "light", "data-contrast": "more" };
  if (theme === "contrast-dark") return { "data-theme": "dark", "data-contrast": "more" };
  return { "data-theme": theme };
}

/** Style sheets and fonts in addition to those of every page, by source file from the app's folder. */
export function filesOf({ theme, font }: Appearance): readonly string[] {
  const isOfEveryPage = followsContrast(theme) || theme === "contrast-light" || theme === "contrast-dark";
  return [
    ...(isOfEveryPage ? [] : [`ui/themes/${theme}.css`]),
    ...(font === "dyslexic" ? ["ui/fonts/dyslexic.css", "ui/fonts/openDyslexicMono.woff2"] : []),
  ];
}

function attributeOf(name: AppearanceName): `data-${string}` {
  return `data-${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
}

function isName(name: string): name is AppearanceName {
  return name in appearanceChoices;
}
