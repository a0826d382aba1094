import type { LessonTexts } from "../../../engine/lessons/Course";
import { practiceInstructions } from "./practiceInstructions.ts";
import { signInstructions } from "./signInstructions.ts";

export const instructions: LessonTexts = {
  posture: {
    title: "Gut sitzen, Tasten fühlen",
    lines: [
      "Sitz gerade und stell beide Füße auf den Boden.",
      "Lass die Arme hängen, die Ellbogen nah am Körper.",
      "Fühl die kleinen Striche auf dem F und dem J.",
      "Leg deine Zeigefinger darauf. Die anderen Finger liegen daneben.",
      "Deine Daumen ruhen auf der Leertaste.",
    ],
  },
  fj: {
    title: "F und J",
    lines: [
      "Dein linker Zeigefinger tippt das F.",
      "Dein rechter Zeigefinger tippt das J.",
      "Drück die Leertaste mit dem Daumen.",
      "Schau auf den Bildschirm, nicht auf deine Hände.",
    ],
  },
  dk: {
    title: "D und K",
    lines: [
      "Dein linker Mittelfinger tippt das D.",
      "Dein rechter Mittelfinger tippt das K.",
      "Lass die anderen Finger an ihrem Platz.",
    ],
  },
  sl: {
    title: "S und L",
    lines: [
      "Dein linker Ringfinger tippt das S.",
      "Dein rechter Ringfinger tippt das L.",
      "Tipp langsam. Richtig ist besser als schnell.",
    ],
  },
  a: {
    title: "A und ;",
    lines: [
      "Dein linker kleiner Finger tippt das A.",
      "Dein rechter kleiner Finger tippt das Semikolon (;).",
      "Jetzt hat jeder Finger seinen Platz.",
    ],
  },
  qm: {
    title: "Q und M",
    lines: [
      "Dein linker kleiner Finger tippt das Q.",
      "Dein rechter kleiner Finger tippt das M.",
      "Jetzt hat jeder Finger seinen Platz.",
    ],
  },
  gh: {
    title: "G und H",
    lines: [
      "Dein linker Zeigefinger geht eine Taste nach rechts zum G.",
      "Dein rechter Zeigefinger geht eine Taste nach links zum H.",
      "Geh dann zurück zu F und J.",
    ],
  },
  ei: {
    title: "E und I",
    lines: [
      "Dein linker Mittelfinger geht nach oben zum E.",
      "Dein rechter Mittelfinger geht nach oben zum I.",
      "Geh nach jeder Taste an deinen Platz zurück.",
    ],
  },
  ru: {
    title: "R und U",
    lines: [
      "Dein linker Zeigefinger geht nach oben zum R.",
      "Dein rechter Zeigefinger geht nach oben zum U.",
      "Jetzt kannst du schon viele Wörter tippen!",
    ],
  },
  ty: {
    title: "T und Y",
    lines: [
      "Dein linker Zeigefinger streckt sich zum T.",
      "Dein rechter Zeigefinger streckt sich zum Y.",
      "Deine Hände bleiben ruhig. Nur der Finger bewegt sich.",
    ],
  },
  tz: {
    title: "T und Z",
    lines: [
      "Dein linker Zeigefinger streckt sich zum T.",
      "Dein rechter Zeigefinger streckt sich zum Z.",
      "Deine Hände bleiben ruhig. Nur der Finger bewegt sich.",
    ],
  },
  ow: {
    title: "O und W",
    lines: [
      "Dein rechter Ringfinger geht nach oben zum O.",
      "Dein linker Ringfinger geht nach oben zum W.",
      "Atme ruhig und lass die Schultern unten.",
    ],
  },
  zo: {
    title: "Z und O",
    lines: [
      "Dein linker Ringfinger geht nach oben zum Z.",
      "Dein rechter Ringfinger geht nach oben zum O.",
      "Atme ruhig und lass die Schultern unten.",
    ],
  },
  pq: {
    title: "P und Q",
    lines: [
      "Dein rechter kleiner Finger geht nach oben zum P.",
      "Dein linker kleiner Finger geht nach oben zum Q.",
      "Kleine Finger sind am Anfang schwach. Das ist normal.",
    ],
  },
  ap: {
    title: "A und P",
    lines: [
      "Dein linker kleiner Finger geht nach oben zum A.",
      "Dein rechter kleiner Finger geht nach oben zum P.",
      "Kleine Finger sind am Anfang schwach. Das ist normal.",
    ],
  },
  nv: {
    title: "N und V",
    lines: [
      "Dein rechter Zeigefinger geht nach unten zum N.",
      "Dein linker Zeigefinger geht nach unten zum V.",
      "Jetzt kennst du Tasten in allen drei Reihen.",
    ],
  },
  bm: {
    title: "B und M",
    lines: [
      "Dein linker Zeigefinger streckt sich nach unten zum B.",
      "Dein rechter Zeigefinger geht nach unten zum M.",
      "Schau auf den Bildschirm. Deine Finger kennen den Weg.",
    ],
  },
  b: {
    title: "B und das Komma",
    lines: [
      "Dein linker Zeigefinger streckt sich nach unten zum B.",
      "Dein rechter Zeigefinger geht nach unten zum Komma (,).",
      "Nach einem Komma kommt ein Leerzeichen.",
    ],
  },
  c: {
    title: "C und das Komma",
    lines: [
      "Dein linker Mittelfinger geht nach unten zum C.",
      "Dein rechter Mittelfinger geht nach unten zum Komma (,).",
      "Nach einem Komma kommt ein Leerzeichen.",
    ],
  },
  "be-c": {
    title: "C und ;",
    lines: [
      "Dein linker Mittelfinger geht nach unten zum C.",
      "Dein rechter Mittelfinger geht nach unten zum Semikolon (;).",
      "Geh nach jeder Taste an deinen Platz zurück.",
    ],
  },
  x: {
    title: "X und der Punkt",
    lines: [
      "Dein linker Ringfinger geht nach unten zum X.",
      "Dein rechter Ringfinger geht nach unten zum Punkt (.).",
      "Ein Satz endet mit einem Punkt.",
    ],
  },
  "be-x": {
    title: "X und der Doppelpunkt",
    lines: [
      "Dein linker Ringfinger geht nach unten zum X.",
      "Dein rechter Ringfinger geht nach unten zum Doppelpunkt (:).",
      "Geh nach jeder Taste an deinen Platz zurück.",
    ],
  },
  z: {
    title: "Z und /",
    lines: [
      "Dein linker kleiner Finger geht nach unten zum Z.",
      "Dein rechter kleiner Finger geht nach unten zum Schrägstrich (/).",
      "Gut gemacht, das waren die letzten Buchstaben!",
    ],
  },
  w: {
    title: "W und =",
    lines: [
      "Dein linker kleiner Finger geht nach unten zum W.",
      "Dein rechter kleiner Finger geht nach unten zum Gleichheitszeichen (=).",
      "Gut gemacht, das waren die letzten Buchstaben!",
    ],
  },
  "fr-w": {
    title: "W und !",
    lines: [
      "Dein linker kleiner Finger geht nach unten zum W.",
      "Dein rechter kleiner Finger geht nach unten zum Ausrufezeichen (!).",
      "Gut gemacht, das waren die letzten Buchstaben!",
    ],
  },
  "de-a": {
    title: "A, Ö und Ä",
    lines: [
      "Dein linker kleiner Finger tippt das A.",
      "Dein rechter kleiner Finger tippt das Ö.",
      "Das Ä liegt eine Taste weiter rechts.",
      "Jetzt hat jeder Finger seinen Platz.",
    ],
  },
  "de-pq": {
    title: "P, Q und Ü",
    lines: [
      "Dein rechter kleiner Finger geht nach oben zum P.",
      "Das Ü liegt eine Taste weiter rechts.",
      "Dein linker kleiner Finger geht nach oben zum Q.",
      "Kleine Finger sind am Anfang schwach. Das ist normal.",
    ],
  },
  y: {
    title: "Y, - und ß",
    lines: [
      "Dein linker kleiner Finger geht nach unten zum Y.",
      "Dein rechter kleiner Finger geht nach unten zum Bindestrich (-).",
      "Für das ß geht derselbe Finger nach oben, rechts neben die 0.",
      "Gut gemacht, das waren die letzten Buchstaben!",
    ],
  },
  ...signInstructions,
  ...practiceInstructions,
};
