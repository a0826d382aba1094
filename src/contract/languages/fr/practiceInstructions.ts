import type { LessonTexts } from "../../../engine/lessons/Course";

/** Lessons of words, texts and speed, and those of one group of signs. `{keys}` stands for the keys of the lesson. */
export const practiceInstructions: LessonTexts = {
  words: {
    title: "Mots avec {keys}",
    lines: [
      "Maintenant, tu tapes des mots entiers.",
      "Appuie sur la barre d’espace après chaque mot.",
      "D’abord juste, ensuite vite.",
    ],
  },
  review: {
    title: "Révision",
    lines: [
      "Cette leçon choisit les touches les plus difficiles pour toi.",
      "Elles changent d’un élève à l’autre, et à chaque fois.",
      "Prends ton temps. Le plus important, c’est de taper juste.",
    ],
  },
  "capitals-left": {
    title: "Majuscules avec Maj à gauche",
    lines: [
      "La lettre est à droite ? Utilise Maj à gauche.",
      "Appuie sur Maj avec le petit doigt gauche.",
      "Tape la lettre, puis lâche Maj.",
    ],
  },
  "capitals-right": {
    title: "Majuscules avec Maj à droite",
    lines: [
      "La lettre est à gauche ? Utilise Maj à droite.",
      "Appuie sur Maj avec le petit doigt droit.",
      "Tape la lettre, puis lâche Maj.",
    ],
  },
  "new-signs": {
    title: "{keys}",
    lines: [
      "L’image te montre quel doigt utiliser.",
      "Elle montre aussi s’il faut tenir Maj enfoncée.",
      "Reviens à ta place après chaque signe.",
    ],
  },
  "dead-signs": {
    title: "{keys}",
    lines: [
      "Ces touches attendent. D’abord, il ne se passe rien.",
      "Appuie sur la touche, puis sur la barre d’espace.",
      "Maintenant, tu vois le signe.",
    ],
  },
  "new-accents": {
    title: "{keys}",
    lines: [
      "L’image te montre sur quelles touches appuyer.",
      "Parfois, il faut deux touches, l’une après l’autre.",
      "Parfois, tu tiens Maj enfoncée. Prends ton temps.",
    ],
  },
  "new-digits": {
    title: "{keys}",
    lines: [
      "Les chiffres sont sur la rangée du haut.",
      "L’image te montre quel doigt utiliser.",
      "Ta main peut bouger un peu. Reviens ensuite à ta place.",
    ],
  },
  "be-new-digits": {
    title: "{keys}",
    lines: [
      "Les chiffres sont sur la rangée du haut.",
      "Tiens Maj enfoncée pour un chiffre.",
      "Utilise la touche Maj de ton autre main.",
    ],
  },
  "new-symbols": {
    title: "{keys}",
    lines: [
      "L’image te montre quel doigt utiliser.",
      "Elle montre aussi s’il faut tenir Maj ou Alt.",
      "Ces touches sont loin. Prends ton temps.",
    ],
  },
  enter: {
    title: "Entrée",
    lines: [
      "Entrée commence une nouvelle ligne.",
      "Appuie dessus avec le petit doigt droit.",
      "Laisse les autres doigts à leur place.",
    ],
  },
  tab: {
    title: "Tab",
    lines: [
      "Tab passe à la colonne suivante.",
      "Appuie dessus avec le petit doigt gauche.",
      "Laisse les autres doigts à leur place.",
    ],
  },
  numpad: {
    title: "Le pavé numérique",
    lines: [
      "Tu n’as pas de pavé numérique ? Saute cette leçon.",
      "Pose trois doigts de ta main droite sur 4, 5 et 6.",
      "Sens la petite barre sur le 5.",
      "Monte pour 7, 8, 9 et descends pour 1, 2, 3.",
    ],
  },
  texts: {
    title: "Textes entiers",
    lines: [
      "Maintenant, tu tapes un texte entier, du début à la fin.",
      "Lis toujours quelques mots à l’avance.",
      "Regarde l’écran.",
    ],
  },
  "speed-1": {
    title: "Une minute à la fois",
    lines: [
      "Tu tapes pendant une minute, puis tu te reposes.",
      "Garde un rythme régulier, comme un tambour.",
      "D’abord juste, ensuite plus vite.",
    ],
  },
  "speed-2": {
    title: "Trois minutes à la fois",
    lines: [
      "Maintenant, tu tapes pendant trois minutes.",
      "Commence calmement pour tenir jusqu’au bout.",
      "Une erreur ? Reste calme et continue.",
    ],
  },
};
