import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { seededRandom } from "../../bench/support/seededRandom";

/** Time between two keys, in ms: from the fastest robot to the slowest. */
const QUICKEST_MS = 60;
const SLOWEST_MS = 75;

/** How often a wrong key comes first. */
const MISSES = 0.03;

/** How a robot types a text in a race: at its own speed, with a wrong key now and then. The same for the same seed. */
export function raceKeystrokes(text: string, seed: number): readonly Keystroke[] {
  const random = seededRandom(seed);
  const pace = QUICKEST_MS + random() * (SLOWEST_MS - QUICKEST_MS);
  const keystrokes: Keystroke[] = [];
  let time = 200;
  const press = (key: string) => {
    time += Math.round(pace * (0.6 + random() * 0.8));
    keystrokes.push({ time, kind: "insert", text: key });
  };
  for (const sign of text) {
    if (random() < MISSES) press(sign === "x" ? "z" : "x");
    press(sign);
  }
  return keystrokes;
}
