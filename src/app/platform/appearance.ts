/** How the pages look: as the system says, or as the person chose. */
export type Theme = "system" | "light" | "dark";
export type Contrast = "system" | "more";
export type Appearance = { readonly theme: Theme; readonly contrast: Contrast };

const KEY = "typeloop-appearance";
const asSystem: Appearance = { theme: "system", contrast: "system" };

const systemContrast = matchMedia("(prefers-contrast: more)");
const listeners = new Set<() => void>();
let current: Appearance | undefined;

/** What is chosen now; kept in this browser. */
export function getAppearance(): Appearance {
  current ??= read();
  return current;
}

/** Changes a part of the appearance, shows it and keeps it. */
export function setAppearance(change: Partial<Appearance>): void {
  current = { ...getAppearance(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that forbids storage forgets it with the page.
  }
  applyAppearance();
  for (const listener of listeners) listener();
}

/** Calls the listener after each change. Returns the way to stop. */
export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks the document, where tokens.css reads it. */
export function applyAppearance(): void {
  const { theme, contrast } = getAppearance();
  mark("data-theme", theme);
  mark("data-contrast", contrast === "system" && systemContrast.matches ? "more" : contrast);
}

/** Follows the system's contrast. Light and dark the style sheet follows by itself. */
export function followSystem(): void {
  systemContrast.addEventListener("change", applyAppearance);
}

function mark(name: string, value: string): void {
  if (value === "system") document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

function read(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return asSystem;
    return {
      theme: "theme" in kept && (kept.theme === "light" || kept.theme === "dark") ? kept.theme : "system",
      contrast: "contrast" in kept && kept.contrast === "more" ? "more" : "system",
    };
  } catch {
    return asSystem;
  }
}
