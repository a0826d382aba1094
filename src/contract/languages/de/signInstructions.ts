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
      "Mit Shift und ; bekommst du einen Punkt.",
      "Mit Shift und Komma bekommst du ein Fragezeichen.",
    ],
  },
  correcting: {
    title: "Verbessern",
    lines: [
      "Ab jetzt bleibt ein Fehler auf dem Bildschirm.",
      "Lösch ihn mit der Rücktaste. Nimm dafür den rechten kleinen Finger.",
      "Drück dann die richtige Taste.",
      "Geh an deinen Platz zurück, bevor du weitertippst.",
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
    title: "Ziffern",
    lines: [
      "Die Ziffern liegen in der obersten Reihe.",
      "Jeder Finger geht nach oben zu den Ziffern über ihm.",
      "Deine Hand darf ein wenig mitgehen. Geh dann zurück.",
    ],
  },
  "be-digits": {
    title: "Ziffern",
    lines: [
      "Die Ziffern liegen in der obersten Reihe.",
      "Für eine Ziffer hältst du Shift gedrückt.",
      "Nimm die Shift-Taste der anderen Hand.",
      "Geh dann an deinen Platz zurück.",
    ],
  },
  symbols: {
    title: "Sonderzeichen",
    lines: [
      "Die meisten Sonderzeichen liegen über den Ziffern. Halte Shift gedrückt.",
      "Das Eurozeichen ist AltGr (das rechte Alt) und 5.",
      "Das Minus und das Gleichheitszeichen liegen rechts von der 0.",
      "Mit Shift bekommst du _ und +.",
    ],
  },
  "us-symbols": {
    title: "Sonderzeichen",
    lines: [
      "Die meisten Sonderzeichen liegen über den Ziffern. Halte Shift gedrückt.",
      "Das Dollarzeichen ist Shift und 4.",
      "Das Minus und das Gleichheitszeichen liegen rechts von der 0.",
      "Mit Shift bekommst du _ und +.",
    ],
  },
  "be-symbols": {
    title: "Sonderzeichen",
    lines: [
      "Das Eurozeichen ist AltGr und E. AltGr liegt rechts von der Leertaste.",
      "Das @ ist AltGr und é.",
      "Ganz oben liegen &, ( und §. Tipp sie ohne Shift.",
      "Für +, / und % drückst du Shift.",
      "Die Klammer ) und das - liegen rechts vom à. Mit Shift und - bekommst du _.",
    ],
  },
  "fr-symbols": {
    title: "Sonderzeichen",
    lines: [
      "Das Eurozeichen ist AltGr und E. AltGr liegt rechts von der Leertaste.",
      "Das @ ist AltGr und à.",
      "Ganz oben liegen &, (, - und _. Tipp sie ohne Shift.",
      "Die Klammer ) und das = liegen rechts vom à. Mit Shift und = bekommst du +.",
      "Für / und % drückst du Shift.",
    ],
  },
  "de-symbols": {
    title: "Sonderzeichen",
    lines: [
      "Das Eurozeichen ist AltGr und E. AltGr liegt rechts von der Leertaste.",
      "Das @ ist AltGr und Q.",
      "Halte Shift gedrückt für &, /, (, ), = und %.",
      "Das + liegt rechts vom Ü.",
      "Mit Shift und - bekommst du _.",
    ],
  },
  paragraphs: {
    title: "Längere Texte",
    lines: [
      "Mit Enter beginnst du in einem Brief eine neue Zeile.",
      "Drück Enter mit dem rechten kleinen Finger.",
      "Tab rückt den Text ein Stück nach rechts.",
      "Hier tippst du weiter. Die nächste Zeile kommt von selbst.",
    ],
  },
  speed: {
    title: "Schneller",
    lines: [
      "Jetzt tippst du erst eine, dann drei und dann fünf Minuten.",
      "Halte einen gleichmäßigen Takt, wie eine Trommel.",
      "Ein Fehler kostet mehr Zeit als ruhiges Tippen.",
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
      "Setz dich gerade hin und atme tief ein.",
      "Erst siehst du den Text. Drei Sekunden später läuft die Zeit.",
      "Viel Glück!",
    ],
  },
};
