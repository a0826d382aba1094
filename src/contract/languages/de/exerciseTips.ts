import type { ExerciseTips } from "../ExerciseTips.ts";

export const exerciseTips: ExerciseTips = {
  rhythm: "Halte einen festen Takt, wie eine Trommel.",
  mirror: "Beide Hände machen das Gleiche, wie im Spiegel.",
  covered: "Die Tastatur ist verdeckt. Vertrau deinen Fingern.",
  dictation: "Hör zu und tipp, was du hörst.",
  ghost: "Tritt gegen deinen letzten Versuch an.",
  fallingWords: "Tipp jedes Wort, bevor es unten ankommt.",
  duel: "Sei vor der anderen Bahn am Ziel.",
  review: "Üb die Tasten, die dir am schwersten fallen.",
};
