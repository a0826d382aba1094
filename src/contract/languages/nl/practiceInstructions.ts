import type { LessonTexts } from "../../../engine/lessons/Course";

/** Lessons of words, texts and speed, and those of one group of signs. `{keys}` stands for the keys of the lesson. */
export const practiceInstructions: LessonTexts = {
  words: {
    title: "Woorden met {keys}",
    lines: ["Nu typ je hele woorden.", "Druk na elk woord op de spatiebalk.", "Eerst goed, dan snel."],
  },
  review: {
    title: "Herhalen",
    lines: [
      "Deze les kiest de toetsen die jij het lastigst vindt.",
      "Die zijn voor iedereen anders, en elke keer weer anders.",
      "Doe rustig aan. Het gaat erom dat het goed is.",
    ],
  },
  "capitals-left": {
    title: "Hoofdletters met de linker Shift",
    lines: [
      "Zit de letter rechts? Gebruik dan de linker Shift.",
      "Druk Shift in met je linkerpink.",
      "Typ de letter en laat Shift weer los.",
    ],
  },
  "capitals-right": {
    title: "Hoofdletters met de rechter Shift",
    lines: [
      "Zit de letter links? Gebruik dan de rechter Shift.",
      "Druk Shift in met je rechterpink.",
      "Typ de letter en laat Shift weer los.",
    ],
  },
  "new-signs": {
    title: "{keys}",
    lines: [
      "Op het plaatje zie je welke vinger je gebruikt.",
      "Je ziet ook of je Shift moet indrukken.",
      "Ga na elk teken terug naar je plek.",
    ],
  },
  "dead-signs": {
    title: "{keys}",
    lines: [
      "Deze toetsen wachten: eerst gebeurt er niets.",
      "Druk op de toets en dan op de spatiebalk.",
      "Nu zie je het teken.",
    ],
  },
  "new-accents": {
    title: "{keys}",
    lines: [
      "Op het plaatje zie je welke toetsen je nodig hebt.",
      "Soms druk je op twee toetsen na elkaar.",
      "Soms houd je Shift ingedrukt. Doe rustig aan.",
    ],
  },
  "new-digits": {
    title: "{keys}",
    lines: [
      "De cijfers staan op de bovenste rij.",
      "Op het plaatje zie je welke vinger je gebruikt.",
      "Je hand mag een beetje mee. Ga daarna terug.",
    ],
  },
  "be-new-digits": {
    title: "{keys}",
    lines: [
      "De cijfers staan op de bovenste rij.",
      "Houd Shift ingedrukt voor een cijfer.",
      "Gebruik de Shift van je andere hand.",
    ],
  },
  "new-symbols": {
    title: "{keys}",
    lines: [
      "Op het plaatje zie je welke vinger je gebruikt.",
      "Je ziet ook of je Shift of Alt moet indrukken.",
      "Deze toetsen zijn ver weg. Doe dus rustig aan.",
    ],
  },
  enter: {
    title: "Enter",
    lines: [
      "Met Enter begin je een nieuwe regel.",
      "Druk op Enter met je rechterpink.",
      "Je andere vingers blijven op hun plek.",
    ],
  },
  tab: {
    title: "Tab",
    lines: [
      "Met Tab ga je naar de volgende kolom.",
      "Druk op Tab met je linkerpink.",
      "Je andere vingers blijven op hun plek.",
    ],
  },
  numpad: {
    title: "Het numerieke toetsenblok",
    lines: [
      "Heb je geen numeriek toetsenblok? Sla deze les dan over.",
      "Leg drie vingers van je rechterhand op 4, 5 en 6.",
      "Op de 5 voel je een streepje of een bobbeltje.",
      "Ga omhoog voor 7, 8, 9 en omlaag voor 1, 2, 3.",
    ],
  },
  texts: {
    title: "Hele teksten",
    lines: [
      "Nu typ je een hele tekst, van begin tot eind.",
      "Lees steeds een paar woorden vooruit.",
      "Kijk naar het scherm.",
    ],
  },
  "speed-1": {
    title: "Steeds één minuut",
    lines: [
      "Je typt één minuut en dan rust je even.",
      "Houd een vaste maat, zoals een trommel.",
      "Eerst goed, dan pas sneller.",
    ],
  },
  "speed-2": {
    title: "Steeds drie minuten",
    lines: [
      "Nu typ je drie minuten.",
      "Begin rustig, dan houd je het vol.",
      "Foutje gemaakt? Blijf rustig en typ door.",
    ],
  },
};
