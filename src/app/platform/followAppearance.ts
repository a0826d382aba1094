import type { PreferenceStore } from "./preferences/PreferenceStore";

/** Keeps the document as the preferences say: now, after each change, and when the system asks for more contrast. */
export function followAppearance({ current, subscribe }: PreferenceStore): void {
  const systemContrast = matchMedia("(prefers-contrast: more)");
  const apply = (): void => {
    const { theme, contrast } = current();
    mark("data-theme", theme);
    mark("data-contrast", contrast === "system" && systemContrast.matches ? "more" : contrast);
  };
  apply();
  subscribe(apply);
  // Light and dark the style sheet follows by itself.
  systemContrast.addEventListener("change", apply);
}

/** tokens.css reads these. */
function mark(name: string, value: string): void {
  if (value === "system") document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}
