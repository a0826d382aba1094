import type { LessonTexts } from "../../../engine/lessons/Course";

/** The lessons after the letters. */
export const signInstructions: LessonTexts = {
  capitals: {
    title: "Capital letters",
    lines: [
      "Hold Shift and type the letter.",
      "Hold Shift with your other hand.",
      "For A, press Shift with your right little finger.",
      "Let go of Shift after the letter.",
    ],
  },
  "be-capitals": {
    title: "Capital letters, period and question mark",
    lines: [
      "Hold Shift and type the letter.",
      "Hold Shift with your other hand.",
      "Shift and ; give a period.",
      "Shift and the comma give a question mark.",
    ],
  },
  correcting: {
    title: "Correcting mistakes",
    lines: [
      "From now on a mistake stays on the screen.",
      "Press Backspace with your right little finger to delete it.",
      "Then type it again, the right way.",
      "Go back to your home keys before you go on.",
    ],
  },
  accents: {
    title: "Accents",
    lines: [
      "Some keys wait: at first nothing happens.",
      "Press ' and then e. You get é.",
      'Press " and then e. You get ë.',
      "Press ` for è, ^ for ê, and ' with c for ç.",
    ],
  },
  "be-accents": {
    title: "Accents",
    lines: [
      "The top row has é, è, ç and à. Type them without Shift.",
      "The ù is to the right of the M.",
      "Press ^ and then e. You get ê.",
      "Press Shift with ^, and then e. You get ë.",
    ],
  },
  digits: {
    title: "Numbers",
    lines: [
      "The numbers are on the top row.",
      "Every finger goes up to the numbers above it.",
      "Your hand may move a little. Then go back to your home keys.",
    ],
  },
  "be-digits": {
    title: "Numbers",
    lines: [
      "The numbers are on the top row.",
      "Hold Shift to type a number.",
      "Hold Shift with your other hand.",
      "Then go back to your home keys.",
    ],
  },
  symbols: {
    title: "Symbols",
    lines: [
      "Most symbols are above the numbers. Hold Shift.",
      "The euro sign is the right Alt key and 5.",
      "The minus and equals signs are to the right of the 0.",
      "With Shift they give _ and +.",
    ],
  },
  "us-symbols": {
    title: "Symbols",
    lines: [
      "Most symbols are above the numbers. Hold Shift.",
      "The dollar sign is Shift and 4.",
      "The minus and equals signs are to the right of the 0.",
      "With Shift they give _ and +.",
    ],
  },
  "be-symbols": {
    title: "Symbols",
    lines: [
      "The euro sign is the right Alt key and E.",
      "The @ is the right Alt key and é.",
      "The &, ( and § are on the top row, without Shift.",
      "The +, / and % need Shift.",
      "The ) and the - are to the right of the à. Shift with - gives _.",
    ],
  },
  tz: {
    title: "T and Z",
    lines: [
      "Your left index finger stretches to T.",
      "Your right index finger stretches to Z.",
      "Your hands stay still. Only the finger moves.",
    ],
  },
  "fr-w": {
    title: "W and !",
    lines: [
      "Your left little finger goes down for W.",
      "Your right little finger goes down for the exclamation point (!).",
      "Well done: those were the last letters!",
    ],
  },
  "fr-accents": {
    title: "Accents",
    lines: [
      "The top row has é, è, ç and à. Type them without Shift.",
      "The ù is to the right of the M.",
      "Press ^ and then e. You get ê.",
      "Press Shift with ^, and then e. You get ë.",
    ],
  },
  "de-signs": {
    title: "Quotation marks and apostrophe",
    lines: ['The quotation mark " is Shift and 2.', "The ' is Shift and #.", "Hold Shift with your other hand."],
  },
  "de-accents": {
    title: "Accents",
    lines: [
      "The ´ and ^ keys wait: at first nothing happens.",
      "Press ´ and then e. You get é.",
      "Press Shift with ´, and then e. You get è.",
      "Press ^ and then e. You get ê.",
    ],
  },
  "fr-symbols": {
    title: "Symbols",
    lines: [
      "The euro sign is the right Alt key and E.",
      "The @ is the right Alt key and à.",
      "The &, (, - and _ are on the top row, without Shift.",
      "The ) and the = are to the right of the à. Shift with = gives +.",
      "The / and % need Shift.",
    ],
  },
  "de-symbols": {
    title: "Symbols",
    lines: [
      "The euro sign is the right Alt key and E.",
      "The @ is the right Alt key and Q.",
      "Hold Shift for & / ( ) = and %.",
      "The + is to the right of the Ü.",
      "Shift with - gives _.",
    ],
  },
  paragraphs: {
    title: "Longer texts",
    lines: [
      "When you write a letter to someone, Enter starts a new line.",
      "Press Enter with your right little finger.",
      "Tab moves the text a bit to the right.",
      "Here, just keep typing: the next line starts on its own.",
    ],
  },
  speed: {
    title: "Faster",
    lines: [
      "Now you'll type for one, three and five minutes.",
      "Keep a steady beat, like a drum.",
      "A mistake costs more time than typing calmly.",
    ],
  },
  "mock-exam": {
    title: "Practice exam",
    lines: [
      "This is just like the exam, but only for practice.",
      "You'll type for seven minutes.",
      "You'll see your errors when time is up.",
      "Backspace works.",
    ],
  },
  exam: {
    title: "The exam",
    lines: [
      "You get two attempts. Your best attempt counts.",
      "Sit up straight and take a deep breath.",
      "First you see the text. Three seconds later the clock starts.",
      "Good luck!",
    ],
  },
};
