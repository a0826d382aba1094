import type { ExerciseTips } from "../ExerciseTips.ts";

export const exerciseTips: ExerciseTips = {
  rhythm: "Keep an even beat, like a drum.",
  mirror: "Both hands do the same, as in a mirror.",
  covered: "The keyboard is hidden. Trust your fingers.",
  dictation: "Listen, and type what you hear.",
  ghost: "Race against your last run.",
  fallingWords: "Type each word before it lands.",
  duel: "Reach the end before the other lane does.",
  review: "Practice the keys that are hardest for you.",
};
