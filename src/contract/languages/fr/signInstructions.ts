import type { LessonTexts } from "../../../engine/lessons/Course";

/** The lessons after the letters. */
export const signInstructions: LessonTexts = {
  capitals: {
    title: "Majuscules",
    lines: [
      "Tiens Maj enfoncée et tape la lettre.",
      "Utilise la touche Maj de ton autre main.",
      "Pour le A, appuie sur Maj avec le petit doigt droit.",
      "Lâche Maj après la lettre.",
    ],
  },
  "be-capitals": {
    title: "Majuscules, point et point d’interrogation",
    lines: [
      "Tiens Maj enfoncée et tape la lettre.",
      "Utilise la touche Maj de ton autre main.",
      "Maj et ; donnent un point.",
      "Maj et la virgule donnent un point d’interrogation.",
    ],
  },
  correcting: {
    title: "Corriger",
    lines: [
      "À partir de maintenant, une erreur reste à l’écran.",
      "Efface-la avec la touche Retour arrière, du petit doigt droit.",
      "Tape ensuite la bonne touche.",
      "Reviens d’abord à ta place.",
    ],
  },
  accents: {
    title: "Accents",
    lines: [
      "Certaines touches attendent. D’abord, il ne se passe rien.",
      "Appuie sur ' puis sur e. Tu obtiens é.",
      'Appuie sur " puis sur e. Tu obtiens ë.',
      "Utilise ` pour è, ^ pour ê, et ' avec c pour ç.",
    ],
  },
  "be-accents": {
    title: "Accents",
    lines: [
      "Sur la rangée du haut, tu trouves é, è, ç et à. Tape-les sans Maj.",
      "Le ù est à droite du M.",
      "Appuie sur ^ puis sur e. Tu obtiens ê.",
      "Appuie sur Maj avec ^, puis sur e. Tu obtiens ë.",
    ],
  },
  "fr-accents": {
    title: "Accents",
    lines: [
      "Sur la rangée du haut, tu trouves é, è, ç et à. Tape-les sans Maj.",
      "Le ù est à droite du M.",
      "Appuie sur ^ puis sur e. Tu obtiens ê.",
      "Appuie sur Maj avec ^, puis sur e. Tu obtiens ë.",
    ],
  },
  "de-signs": {
    title: "Guillemets et apostrophe",
    lines: [
      'Les guillemets ", c’est Maj et 2.',
      "L’apostrophe ', c’est Maj et #.",
      "Utilise la touche Maj de ton autre main.",
    ],
  },
  "de-accents": {
    title: "Accents",
    lines: [
      "Les touches ´ et ^ attendent. D’abord, il ne se passe rien.",
      "Appuie sur ´ puis sur e. Tu obtiens é.",
      "Appuie sur Maj avec ´, puis sur e. Tu obtiens è.",
      "Appuie sur ^ puis sur e. Tu obtiens ê.",
    ],
  },
  digits: {
    title: "Chiffres",
    lines: [
      "Les chiffres sont sur la rangée du haut.",
      "Chaque doigt monte vers les chiffres au-dessus de lui.",
      "Ta main peut bouger un peu. Reviens ensuite à ta place.",
    ],
  },
  "be-digits": {
    title: "Chiffres",
    lines: [
      "Les chiffres sont sur la rangée du haut.",
      "Tiens Maj enfoncée pour un chiffre.",
      "Utilise la touche Maj de ton autre main.",
      "Reviens ensuite à ta place.",
    ],
  },
  symbols: {
    title: "Symboles",
    lines: [
      "La plupart des symboles sont au-dessus des chiffres. Tiens Maj enfoncée.",
      "L’euro, c’est AltGr (Alt à droite) et 5.",
      "Le moins et le signe égal sont à droite du 0.",
      "Avec Maj, ils donnent _ et +.",
    ],
  },
  "us-symbols": {
    title: "Symboles",
    lines: [
      "La plupart des symboles sont au-dessus des chiffres. Tiens Maj enfoncée.",
      "Le dollar, c’est Maj et 4.",
      "Le moins et le signe égal sont à droite du 0.",
      "Avec Maj, ils donnent _ et +.",
    ],
  },
  "be-symbols": {
    title: "Symboles",
    lines: [
      "L’euro, c’est AltGr (Alt à droite) et E.",
      "Le @, c’est AltGr et é.",
      "En haut, sans Maj, il y a &, ( et §.",
      "Pour +, / et %, tiens Maj enfoncée.",
      "Le ) et le - sont à droite du à. Maj et - donnent _.",
    ],
  },
  "fr-symbols": {
    title: "Symboles",
    lines: [
      "L’euro, c’est AltGr (Alt à droite) et E.",
      "Le @, c’est AltGr et à.",
      "En haut, sans Maj, il y a & ( - et _.",
      "Le ) et le = sont à droite du à. Maj et = donnent +.",
      "Pour / et %, tiens Maj enfoncée.",
    ],
  },
  "de-symbols": {
    title: "Symboles",
    lines: [
      "L’euro, c’est AltGr (Alt à droite) et E.",
      "Le @, c’est AltGr et Q.",
      "Tiens Maj enfoncée pour & / ( ) = %.",
      "Le + est à droite du Ü.",
      "Maj et - donnent _.",
    ],
  },
  paragraphs: {
    title: "Textes plus longs",
    lines: [
      "Dans une lettre, Entrée commence une nouvelle ligne.",
      "Appuie sur Entrée avec le petit doigt droit.",
      "Tab décale le texte un peu vers la droite.",
      "Ici, continue de taper. La ligne suivante vient toute seule.",
    ],
  },
  speed: {
    title: "Plus vite",
    lines: [
      "Maintenant, tu tapes pendant une, trois et cinq minutes.",
      "Garde un rythme régulier, comme un tambour.",
      "Une erreur fait perdre plus de temps que taper tranquillement.",
    ],
  },
  "mock-exam": {
    title: "Examen blanc",
    lines: [
      "C’est comme l’examen, mais juste pour t’entraîner.",
      "Tu tapes pendant sept minutes.",
      "Tu vois tes erreurs quand le temps est écoulé.",
      "La touche Retour arrière fonctionne.",
    ],
  },
  exam: {
    title: "L’examen",
    lines: [
      "Tu as deux tentatives. La meilleure compte.",
      "Assieds-toi bien et respire profondément.",
      "Tu vois d’abord le texte. Trois secondes plus tard, le temps démarre.",
      "Bonne chance !",
    ],
  },
};
