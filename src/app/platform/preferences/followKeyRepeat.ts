import { readAppearance } from "./appearance";
import type { PreferenceStore } from "./Preferences";

/** Lines that are typed: fields that ask helpers for writing to leave them alone. */
const LINES = "textarea[data-gramm]";

/**
 * With the choice `keyRepeat: off`, a key that is held down in a line counts once, for hands that let go of keys
 * slowly. The browser tells of repeats before it makes text of them, so each keyboard layout works as always.
 */
export function followKeyRepeat({ current, subscribe }: PreferenceStore): void {
  const follow = (): void => {
    // Adding the same listener again changes nothing.
    if (readAppearance(current()).keyRepeat === "off") document.addEventListener("keydown", ignoreRepeats);
    else document.removeEventListener("keydown", ignoreRepeats);
  };
  subscribe(follow);
  follow();
}

function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.target instanceof Element && event.target.matches(LINES)) event.preventDefault();
}
