import type { LessonTexts } from "../../../engine/lessons/Course";

/** Lessons of words, texts and speed, and those of one group of signs. `{keys}` stands for the keys of the lesson. */
export const practiceInstructions: LessonTexts = {
  words: {
    title: "Wörter mit {keys}",
    lines: ["Jetzt tippst du ganze Wörter.", "Drück nach jedem Wort die Leertaste.", "Erst richtig, dann schnell."],
  },
  review: {
    title: "Wiederholen",
    lines: [
      "Hier übst du die Tasten, die dir am schwersten fallen.",
      "Alle bekommen andere Tasten, und jedes Mal sind es neue.",
      "Lass dir Zeit. Richtig ist besser als schnell.",
    ],
  },
  "capitals-left": {
    title: "Großbuchstaben mit Shift links",
    lines: [
      "Liegt der Buchstabe rechts? Dann nimm die linke Shift-Taste.",
      "Drück Shift mit dem linken kleinen Finger.",
      "Tipp den Buchstaben und lass Shift wieder los.",
    ],
  },
  "capitals-right": {
    title: "Großbuchstaben mit Shift rechts",
    lines: [
      "Liegt der Buchstabe links? Dann nimm die rechte Shift-Taste.",
      "Drück Shift mit dem rechten kleinen Finger.",
      "Tipp den Buchstaben und lass Shift wieder los.",
    ],
  },
  "new-signs": {
    title: "{keys}",
    lines: [
      "Das Bild zeigt dir, welchen Finger du nimmst.",
      "Es zeigt auch, ob du Shift gedrückt hältst.",
      "Geh nach jedem Zeichen an deinen Platz zurück.",
    ],
  },
  "dead-signs": {
    title: "{keys}",
    lines: [
      "Diese Tasten warten. Erst passiert nichts.",
      "Drück die Taste und dann die Leertaste.",
      "Jetzt siehst du das Zeichen.",
    ],
  },
  "new-accents": {
    title: "{keys}",
    lines: [
      "Das Bild zeigt dir, welche Tasten du drückst.",
      "Manchmal sind es zwei Tasten nacheinander.",
      "Manchmal hältst du Shift gedrückt. Lass dir Zeit.",
    ],
  },
  "new-digits": {
    title: "{keys}",
    lines: [
      "Die Ziffern liegen in der obersten Reihe.",
      "Das Bild zeigt dir, welchen Finger du nimmst.",
      "Deine Hand darf ein wenig mitgehen. Geh dann zurück.",
    ],
  },
  "be-new-digits": {
    title: "{keys}",
    lines: [
      "Die Ziffern liegen in der obersten Reihe.",
      "Für eine Ziffer hältst du Shift gedrückt.",
      "Nimm die Shift-Taste der anderen Hand.",
    ],
  },
  "new-symbols": {
    title: "{keys}",
    lines: [
      "Das Bild zeigt dir, welchen Finger du nimmst.",
      "Es zeigt auch, ob du Shift oder Alt gedrückt hältst.",
      "Diese Tasten sind weit weg. Lass dir Zeit.",
    ],
  },
  enter: {
    title: "Enter",
    lines: [
      "Enter beginnt eine neue Zeile.",
      "Drück Enter mit dem rechten kleinen Finger.",
      "Lass die anderen Finger an ihrem Platz.",
    ],
  },
  tab: {
    title: "Tab",
    lines: [
      "Tab springt in die nächste Spalte.",
      "Drück Tab mit dem linken kleinen Finger.",
      "Lass die anderen Finger an ihrem Platz.",
    ],
  },
  numpad: {
    title: "Der Ziffernblock",
    lines: [
      "Hast du keinen Ziffernblock? Dann überspring diese Lektion.",
      "Leg drei Finger der rechten Hand auf 4, 5 und 6.",
      "Fühl den kleinen Strich auf der 5.",
      "Oben liegen 7, 8 und 9, unten 1, 2 und 3.",
    ],
  },
  texts: {
    title: "Ganze Texte",
    lines: [
      "Jetzt tippst du einen ganzen Text, von Anfang bis Ende.",
      "Lies immer ein paar Wörter voraus.",
      "Schau auf den Bildschirm.",
    ],
  },
  "speed-1": {
    title: "Eine Minute am Stück",
    lines: [
      "Du tippst eine Minute, dann machst du eine Pause.",
      "Halte einen festen Takt, wie eine Trommel.",
      "Erst richtig, dann schneller.",
    ],
  },
  "speed-2": {
    title: "Drei Minuten am Stück",
    lines: [
      "Jetzt tippst du drei Minuten.",
      "Fang ruhig an, dann hältst du durch.",
      "Ein Fehler? Bleib ruhig und tipp weiter.",
    ],
  },
};
