import type { LessonTexts } from "../../../engine/lessons/Course";
import { practiceInstructions } from "./practiceInstructions.ts";
import { signInstructions } from "./signInstructions.ts";

export const instructions: LessonTexts = {
  posture: {
    title: "Sit up straight, find your keys",
    lines: [
      "Sit up straight, with both feet on the floor.",
      "Let your arms hang down, with your elbows at your sides.",
      "Feel the little bumps on the F and J keys.",
      "Put your index fingers there: the ones you point with. The others go next to them.",
      "Your thumbs rest on the space bar.",
    ],
  },
  fj: {
    title: "F and J",
    lines: [
      "Your left index finger types F.",
      "Your right index finger types J.",
      "Press the space bar with your thumb.",
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
      "Type slowly. Getting it right matters more than speed.",
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
      "Go back to your home keys after every key.",
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
      "Breathe calmly and keep your shoulders relaxed.",
    ],
  },
  zo: {
    title: "Z and O",
    lines: [
      "Your left ring finger goes up for Z.",
      "Your right ring finger goes up for O.",
      "Breathe calmly and keep your shoulders relaxed.",
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
      "Go back to your home keys after every key.",
    ],
  },
  x: {
    title: "X and the period",
    lines: [
      "Your left ring finger goes down for X.",
      "Your right ring finger goes down for the period (.).",
      "A sentence ends with a period.",
    ],
  },
  "be-x": {
    title: "X and the colon",
    lines: [
      "Your left ring finger goes down for X.",
      "Your right ring finger goes down for the colon (:).",
      "Go back to your home keys after every key.",
    ],
  },
  z: {
    title: "Z and /",
    lines: [
      "Your left little finger goes down for Z.",
      "Your right little finger goes down for the slash (/).",
      "Well done: those were the last letters!",
    ],
  },
  w: {
    title: "W and =",
    lines: [
      "Your left little finger goes down for W.",
      "Your right little finger goes down for the equals sign (=).",
      "Well done: those were the last letters!",
    ],
  },
  "de-a": {
    title: "A, Ö and Ä",
    lines: [
      "Your left little finger types A.",
      "Your right little finger types Ö.",
      "Ä is one key further to the right.",
      "Now every finger has a home key.",
    ],
  },
  "de-pq": {
    title: "P, Q and Ü",
    lines: [
      "Your right little finger goes up for P.",
      "Ü is one key further to the right.",
      "Your left little finger goes up for Q.",
      "Little fingers are weak at first. That is normal.",
    ],
  },
  y: {
    title: "Y, - and ß",
    lines: [
      "Your left little finger goes down for Y.",
      "Your right little finger goes down for the hyphen (-).",
      "The same finger goes up to the ß, right of the 0.",
      "Well done: those were the last letters!",
    ],
  },
  ...signInstructions,
  ...practiceInstructions,
};
