import type { ExerciseTips } from "../ExerciseTips.ts";

export const exerciseTips: ExerciseTips = {
  rhythm: "Garde un rythme régulier, comme un tambour.",
  mirror: "Tes deux mains font la même chose, comme dans un miroir.",
  covered: "Le clavier est caché. Fais confiance à tes doigts.",
  dictation: "Écoute et tape ce que tu entends.",
  ghost: "Fais la course contre ton dernier essai.",
  fallingWords: "Tape chaque mot avant qu’il touche le sol.",
  duel: "Arrive au bout avant l’autre piste.",
  review: "Entraîne-toi sur les touches les plus difficiles pour toi.",
};
