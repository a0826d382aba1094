import type { LessonTexts } from "../../../engine/lessons/Course";

/** The lessons after the letters. */
export const signInstructions: LessonTexts = {
  capitals: {
    title: "Großbuchstaben",
    lines: [
      "Halte Shift gedrückt und tipp den Buchstaben.",
      "Nimm die Shift-Taste der anderen Hand.",
      "Für das A drückst du Shift mit dem rechten kleinen Finger.",
      "Lass Shift nach dem Buchstaben los.",
    ],
  },
  "be-capitals": {
    title: "Großbuchstaben, Punkt und Fragezeichen",
    lines: [
      "Halte Shift gedrückt und tipp den Buchstaben.",
      "Nimm die Shift-Taste der anderen Hand.",
      "Shift und ; geben einen Punkt.",
      "Shift und das Komma geben ein Fragezeichen.",
    ],
  },
  correcting: {
    title: "Verbessern",
    lines: [
      "Ab jetzt bleibt ein Fehler auf dem Bildschirm.",
      "Nimm ihn mit der Rücktaste weg, mit dem rechten kleinen Finger.",
      "Tipp dann die richtige Taste.",
      "Geh erst an deinen Platz zurück.",
    ],
  },
  accents: {
    title: "Akzente",
    lines: [
      "Manche Tasten warten. Erst passiert nichts.",
      "Drück ' und dann e. Du bekommst é.",
      'Drück " und dann e. Du bekommst ë.',
      "Nimm ` für è, ^ für ê und ' mit c für ç.",
    ],
  },
  "be-accents": {
    title: "Akzente",
    lines: [
      "In der obersten Reihe liegen é, è, ç und à. Tipp sie ohne Shift.",
      "Das ù liegt rechts vom M.",
      "Drück ^ und dann e. Du bekommst ê.",
      "Drück Shift mit ^ und dann e. Du bekommst ë.",
    ],
  },
  "fr-accents": {
    title: "Akzente",
    lines: [
      "In der obersten Reihe liegen é, è, ç und à. Tipp sie ohne Shift.",
      "Das ù liegt rechts vom M.",
      "Drück ^ und dann e. Du bekommst ê.",
      "Drück Shift mit ^ und dann e. Du bekommst ë.",
    ],
  },
  "de-signs": {
    title: "Anführungszeichen und Apostroph",
    lines: [
      'Das Anführungszeichen " ist Shift und 2.',
      "Das Zeichen ' ist Shift und #.",
      "Nimm die Shift-Taste der anderen Hand.",
    ],
  },
  "de-accents": {
    title: "Akzente",
    lines: [
      "Die Tasten ´ und ^ warten. Erst passiert nichts.",
      "Drück ´ und dann e. Du bekommst é.",
      "Drück Shift mit ´ und dann e. Du bekommst è.",
      "Drück ^ und dann e. Du bekommst ê.",
    ],
  },
  digits: {
    title: "Zahlen",
    lines: [
      "Die Zahlen liegen in der obersten Reihe.",
      "Jeder Finger geht nach oben zu den Zahlen über ihm.",
      "Deine Hand darf ein wenig mitgehen. Geh dann zurück.",
    ],
  },
  "be-digits": {
    title: "Zahlen",
    lines: [
      "Die Zahlen liegen in der obersten Reihe.",
      "Halte Shift gedrückt für eine Zahl.",
      "Nimm die Shift-Taste der anderen Hand.",
      "Geh dann an deinen Platz zurück.",
    ],
  },
  symbols: {
    title: "Symbole",
    lines: [
      "Die meisten Symbole liegen über den Zahlen. Halte Shift gedrückt.",
      "Das Eurozeichen ist das rechte Alt und 5.",
      "Das Minus und das Gleichheitszeichen liegen rechts von der 0.",
      "Mit Shift geben sie _ und +.",
    ],
  },
  "us-symbols": {
    title: "Symbole",
    lines: [
      "Die meisten Symbole liegen über den Zahlen. Halte Shift gedrückt.",
      "Das Dollarzeichen ist Shift und 4.",
      "Das Minus und das Gleichheitszeichen liegen rechts von der 0.",
      "Mit Shift geben sie _ und +.",
    ],
  },
  "be-symbols": {
    title: "Symbole",
    lines: [
      "Das Eurozeichen ist das rechte Alt und E.",
      "Das @ ist das rechte Alt und é.",
      "Ganz oben liegen & ( und § ohne Shift.",
      "Für +, / und % drückst du Shift.",
      "Die ) und das - liegen rechts vom à. Shift und - geben _.",
    ],
  },
  "fr-symbols": {
    title: "Symbole",
    lines: [
      "Das Eurozeichen ist das rechte Alt und E.",
      "Das @ ist das rechte Alt und à.",
      "Ganz oben liegen & ( - und _ ohne Shift.",
      "Die ) und das = liegen rechts vom à. Shift und = geben +.",
      "Für / und % drückst du Shift.",
    ],
  },
  "de-symbols": {
    title: "Symbole",
    lines: [
      "Das Eurozeichen ist das rechte Alt und E.",
      "Das @ ist das rechte Alt und Q.",
      "Halte Shift gedrückt für & / ( ) = und %.",
      "Das + liegt rechts vom Ü.",
      "Shift und - geben _.",
    ],
  },
  paragraphs: {
    title: "Längere Texte",
    lines: [
      "In einem Brief beginnt Enter eine neue Zeile.",
      "Drück Enter mit dem rechten kleinen Finger.",
      "Tab rückt den Text ein Stück nach rechts.",
      "Hier tippst du weiter. Die nächste Zeile kommt von selbst.",
    ],
  },
  speed: {
    title: "Schneller",
    lines: [
      "Jetzt tippst du eine, drei und fünf Minuten.",
      "Halte einen festen Takt, wie eine Trommel.",
      "Ein Fehler kostet mehr Zeit als eine ruhige Taste.",
    ],
  },
  "mock-exam": {
    title: "Probeprüfung",
    lines: [
      "Das ist wie die Prüfung, aber nur zum Üben.",
      "Du tippst sieben Minuten.",
      "Du siehst deine Fehler, wenn die Zeit um ist.",
      "Die Rücktaste funktioniert.",
    ],
  },
  exam: {
    title: "Die Prüfung",
    lines: [
      "Du hast zwei Versuche. Der beste zählt.",
      "Sitz gut und atme tief ein.",
      "Erst siehst du den Text. Drei Sekunden später läuft die Zeit.",
      "Viel Glück!",
    ],
  },
};
