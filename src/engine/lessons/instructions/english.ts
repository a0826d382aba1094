import type { LessonTexts } from "../Course";

export const english: LessonTexts = {
  posture: {
    title: "Sit well, find your keys",
    lines: [
      "Sit up straight and put both feet on the floor.",
      "Let your arms hang down, with your elbows at your sides.",
      "Feel the little bars on the F and the J key.",
      "Put your index fingers there: the ones you point with. The others go beside them.",
      "Your thumbs rest on the space bar.",
    ],
  },
  fj: {
    title: "F and J",
    lines: [
      "Your left index finger types F.",
      "Your right index finger types J.",
      "Type the space with your thumb.",
      "Look at the screen, not at your hands.",
    ],
  },
  dk: {
    title: "D and K",
    lines: [
      "Your left middle finger types D.",
      "Your right middle finger types K.",
      "Keep the other fingers on their own keys.",
    ],
  },
  sl: {
    title: "S and L",
    lines: [
      "Your left ring finger types S.",
      "Your right ring finger types L.",
      "Type slowly. Right is better than fast.",
    ],
  },
  a: {
    title: "A and ;",
    lines: [
      "Your left little finger types A.",
      "Your right little finger types the semicolon (;).",
      "Now every finger has a home key.",
    ],
  },
  qm: {
    title: "Q and M",
    lines: [
      "Your left little finger types Q.",
      "Your right little finger types M.",
      "Now every finger has a home key.",
    ],
  },
  gh: {
    title: "G and H",
    lines: [
      "Move your left index finger one key to the right for G.",
      "Move your right index finger one key to the left for H.",
      "Then go back to F and J.",
    ],
  },
  ei: {
    title: "E and I",
    lines: [
      "Your left middle finger goes up for E.",
      "Your right middle finger goes up for I.",
      "Go back home after every key.",
    ],
  },
  ru: {
    title: "R and U",
    lines: [
      "Your left index finger goes up for R.",
      "Your right index finger goes up for U.",
      "You can type many words now!",
    ],
  },
  ty: {
    title: "T and Y",
    lines: [
      "Your left index finger stretches to T.",
      "Your right index finger stretches to Y.",
      "Your hands stay still. Only the finger moves.",
    ],
  },
  ow: {
    title: "O and W",
    lines: [
      "Your right ring finger goes up for O.",
      "Your left ring finger goes up for W.",
      "Breathe calmly and keep your shoulders low.",
    ],
  },
  zo: {
    title: "Z and O",
    lines: [
      "Your left ring finger goes up for Z.",
      "Your right ring finger goes up for O.",
      "Breathe calmly and keep your shoulders low.",
    ],
  },
  pq: {
    title: "P and Q",
    lines: [
      "Your right little finger goes up for P.",
      "Your left little finger goes up for Q.",
      "Little fingers are weak at first. That is normal.",
    ],
  },
  ap: {
    title: "A and P",
    lines: [
      "Your left little finger goes up for A.",
      "Your right little finger goes up for P.",
      "Little fingers are weak at first. That is normal.",
    ],
  },
  nv: {
    title: "N and V",
    lines: [
      "Your right index finger goes down for N.",
      "Your left index finger goes down for V.",
      "Now you know keys on all three rows.",
    ],
  },
  bm: {
    title: "B and M",
    lines: [
      "Your left index finger stretches down to B.",
      "Your right index finger goes down for M.",
      "Look at the screen. Your fingers know the way.",
    ],
  },
  b: {
    title: "B and the comma",
    lines: [
      "Your left index finger stretches down to B.",
      "Your right index finger goes down for the comma (,).",
      "After a comma comes a space.",
    ],
  },
  c: {
    title: "C and the comma",
    lines: [
      "Your left middle finger goes down for C.",
      "Your right middle finger goes down for the comma (,).",
      "After a comma comes a space.",
    ],
  },
  "be-c": {
    title: "C and ;",
    lines: [
      "Your left middle finger goes down for C.",
      "Your right middle finger goes down for the semicolon (;).",
      "Go back home after every key.",
    ],
  },
  x: {
    title: "X and the full stop",
    lines: [
      "Your left ring finger goes down for X.",
      "Your right ring finger goes down for the full stop (.).",
      "A sentence ends with a full stop.",
    ],
  },
  "be-x": {
    title: "X and the colon",
    lines: [
      "Your left ring finger goes down for X.",
      "Your right ring finger goes down for the colon (:).",
      "Go back home after every key.",
    ],
  },
  z: {
    title: "Z and /",
    lines: [
      "Your left little finger goes down for Z.",
      "Your right little finger goes down for the slash (/).",
      "Well done: these were the last letters!",
    ],
  },
  w: {
    title: "W and =",
    lines: [
      "Your left little finger goes down for W.",
      "Your right little finger goes down for the equals sign (=).",
      "Well done: these were the last letters!",
    ],
  },
  capitals: {
    title: "Capital letters",
    lines: [
      "Hold Shift and type the letter.",
      "Use the Shift key of your other hand.",
      "For A, press Shift with your right little finger.",
      "Let go of Shift after the letter.",
    ],
  },
  "be-capitals": {
    title: "Capital letters, full stop and question mark",
    lines: [
      "Hold Shift and type the letter.",
      "Use the Shift key of your other hand.",
      "Shift and ; give a full stop.",
      "Shift and the comma give a question mark.",
    ],
  },
  correcting: {
    title: "Correcting",
    lines: [
      "From now on a mistake stays on the screen.",
      "Press Backspace with your right little finger to take it away.",
      "Then type it again, the right way.",
      "Go back home before you go on.",
    ],
  },
  accents: {
    title: "Signs and accents",
    lines: [
      "Some keys wait: first nothing happens.",
      "Press ' and then e. You get é.",
      'Press " and then e. You get ë.',
      "Press ' and then the space bar. You get '.",
      "Press ` for è, ^ for ê, and ' with c for ç.",
    ],
  },
  signs: {
    title: "Signs",
    lines: [
      "The question mark is Shift and the slash.",
      "The exclamation mark is Shift and 1.",
      "The colon is Shift and the semicolon.",
      "The ' key is right of the semicolon. With Shift it gives \".",
    ],
  },
  "be-accents": {
    title: "Signs and accents",
    lines: [
      "The top row has é, è, ç and à. Type them without Shift.",
      "You also find \", ' and ! there.",
      "The ù is right of the M.",
      "Press ^ and then e. You get ê.",
      "Press Shift with ^, and then e. You get ë.",
    ],
  },
  digits: {
    title: "Numbers",
    lines: [
      "The numbers are on the top row.",
      "Every finger goes up to the numbers above it.",
      "Your hand may move a little. Then go back home.",
    ],
  },
  "be-digits": {
    title: "Numbers",
    lines: [
      "The numbers are on the top row.",
      "Hold Shift to type a number.",
      "Use the Shift key of your other hand.",
      "Then go back home.",
    ],
  },
  symbols: {
    title: "Symbols",
    lines: [
      "Most symbols are above the numbers. Hold Shift.",
      "The euro sign is the right Alt key and 5.",
      "The minus and the equals sign are right of the 0.",
      "With Shift they give _ and +.",
    ],
  },
  "us-symbols": {
    title: "Symbols",
    lines: [
      "Most symbols are above the numbers. Hold Shift.",
      "The dollar sign is Shift and 4.",
      "The minus and the equals sign are right of the 0.",
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
      "The ) and the - are right of the à. Shift with - gives _.",
    ],
  },
  paragraphs: {
    title: "Longer texts",
    lines: [
      "In a letter, Enter begins a new line.",
      "Press Enter with your right little finger.",
      "Tab moves the text a bit to the right.",
      "Here you type on: the next line comes by itself.",
    ],
  },
  speed: {
    title: "Faster",
    lines: [
      "Now you type for one, three and five minutes.",
      "Keep an even beat, like a drum.",
      "A mistake costs more time than a calm key.",
    ],
  },
  "mock-exam": {
    title: "Practice exam",
    lines: [
      "This is just like the exam, but only for practice.",
      "You type for seven minutes.",
      "You see your mistakes when the time is over.",
      "Backspace works.",
    ],
  },
  exam: {
    title: "The exam",
    lines: [
      "You may try twice. The best one counts.",
      "Sit well and take a deep breath.",
      "First you see the text. Three seconds later the clock starts.",
      "Good luck!",
    ],
  },
};
