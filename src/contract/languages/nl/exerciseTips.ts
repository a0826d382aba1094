import type { ExerciseTips } from "../ExerciseTips.ts";

export const exerciseTips: ExerciseTips = {
  rhythm: "Houd een vaste maat, zoals een trommel.",
  mirror: "Je handen doen hetzelfde, maar dan in spiegelbeeld.",
  covered: "Je ziet het toetsenbord niet. Vertrouw op je vingers.",
  dictation: "Luister en typ wat je hoort.",
  ghost: "Race tegen je vorige keer.",
  fallingWords: "Typ elk woord voordat het de grond raakt.",
  duel: "Kom eerder bij de finish dan de andere baan.",
  review: "Oefen de toetsen die jij het lastigst vindt.",
};
