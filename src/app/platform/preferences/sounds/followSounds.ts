import type { PreferenceStore } from "../Preferences";
import { readAppearance } from "../appearance";

/** Plays a sound for each key that is typed into a line, if sounds are chosen. They are loaded when they are. */
export function followSounds({ current, subscribe }: PreferenceStore): void {
  let playing = "off";
  let stop: (() => void) | null = null;
  const apply = async (): Promise<void> => {
    const { sounds } = readAppearance(current());
    if (sounds === playing) return;
    playing = sounds;
    stop?.();
    stop = null;
    if (sounds === "off") return;
    const { playKeySounds } = await import("./keySounds");
    // Another set may have been chosen meanwhile.
    if (sounds === playing) stop = playKeySounds(sounds);
  };
  const follow = (): void => void apply().catch(() => undefined);
  subscribe(follow);
  follow();
}
