import type { LessonTexts } from "../../../engine/lessons/Course";
import { practiceInstructions } from "./practiceInstructions.ts";
import { signInstructions } from "./signInstructions.ts";

export const instructions: LessonTexts = {
  posture: {
    title: "Goed zitten, toetsen voelen",
    lines: [
      "Zit rechtop en zet je voeten op de vloer.",
      "Laat je armen hangen, met je ellebogen naast je.",
      "Voel de streepjes op de F en de J.",
      "Leg daar je wijsvingers. De andere vingers liggen ernaast.",
      "Je duimen rusten op de spatiebalk.",
    ],
  },
  fj: {
    title: "F en J",
    lines: [
      "Je linkerwijsvinger typt de F.",
      "Je rechterwijsvinger typt de J.",
      "Typ de spatie met je duim.",
      "Kijk naar het scherm, niet naar je handen.",
    ],
  },
  dk: {
    title: "D en K",
    lines: [
      "Je linkermiddelvinger typt de D.",
      "Je rechtermiddelvinger typt de K.",
      "Laat de andere vingers op hun plek.",
    ],
  },
  sl: {
    title: "S en L",
    lines: ["Je linkerringvinger typt de S.", "Je rechterringvinger typt de L.", "Typ rustig. Goed is beter dan snel."],
  },
  a: {
    title: "A en ;",
    lines: [
      "Je linkerpink typt de A.",
      "Je rechterpink typt de puntkomma (;).",
      "Nu heeft elke vinger een eigen plek.",
    ],
  },
  qm: {
    title: "Q en M",
    lines: ["Je linkerpink typt de Q.", "Je rechterpink typt de M.", "Nu heeft elke vinger een eigen plek."],
  },
  gh: {
    title: "G en H",
    lines: [
      "Je linkerwijsvinger gaat één toets naar rechts voor de G.",
      "Je rechterwijsvinger gaat één toets naar links voor de H.",
      "Ga dan terug naar F en J.",
    ],
  },
  ei: {
    title: "E en I",
    lines: [
      "Je linkermiddelvinger gaat omhoog voor de E.",
      "Je rechtermiddelvinger gaat omhoog voor de I.",
      "Ga na elke toets terug naar je plek.",
    ],
  },
  ru: {
    title: "R en U",
    lines: [
      "Je linkerwijsvinger gaat omhoog voor de R.",
      "Je rechterwijsvinger gaat omhoog voor de U.",
      "Nu kun je al veel woorden typen!",
    ],
  },
  ty: {
    title: "T en Y",
    lines: [
      "Strek je linkerwijsvinger uit naar de T.",
      "Strek je rechterwijsvinger uit naar de Y.",
      "Je handen blijven stil. Alleen de vinger beweegt.",
    ],
  },
  ow: {
    title: "O en W",
    lines: [
      "Je rechterringvinger gaat omhoog voor de O.",
      "Je linkerringvinger gaat omhoog voor de W.",
      "Adem rustig en houd je schouders laag.",
    ],
  },
  zo: {
    title: "Z en O",
    lines: [
      "Je linkerringvinger gaat omhoog voor de Z.",
      "Je rechterringvinger gaat omhoog voor de O.",
      "Adem rustig en houd je schouders laag.",
    ],
  },
  pq: {
    title: "P en Q",
    lines: [
      "Je rechterpink gaat omhoog voor de P.",
      "Je linkerpink gaat omhoog voor de Q.",
      "Pinken zijn eerst nog zwak. Dat is normaal.",
    ],
  },
  ap: {
    title: "A en P",
    lines: [
      "Je linkerpink gaat omhoog voor de A.",
      "Je rechterpink gaat omhoog voor de P.",
      "Pinken zijn eerst nog zwak. Dat is normaal.",
    ],
  },
  nv: {
    title: "N en V",
    lines: [
      "Je rechterwijsvinger gaat omlaag voor de N.",
      "Je linkerwijsvinger gaat omlaag voor de V.",
      "Nu ken je toetsen op drie rijen.",
    ],
  },
  bm: {
    title: "B en M",
    lines: [
      "Strek je linkerwijsvinger schuin omlaag naar de B.",
      "Je rechterwijsvinger gaat omlaag voor de M.",
      "Kijk naar het scherm. Je vingers weten de weg.",
    ],
  },
  b: {
    title: "B en de komma",
    lines: [
      "Strek je linkerwijsvinger schuin omlaag naar de B.",
      "Je rechterwijsvinger gaat omlaag voor de komma (,).",
      "Na een komma komt een spatie.",
    ],
  },
  c: {
    title: "C en de komma",
    lines: [
      "Je linkermiddelvinger gaat omlaag voor de C.",
      "Je rechtermiddelvinger gaat omlaag voor de komma (,).",
      "Na een komma komt een spatie.",
    ],
  },
  "be-c": {
    title: "C en ;",
    lines: [
      "Je linkermiddelvinger gaat omlaag voor de C.",
      "Je rechtermiddelvinger gaat omlaag voor de puntkomma (;).",
      "Ga na elke toets terug naar je plek.",
    ],
  },
  x: {
    title: "X en de punt",
    lines: [
      "Je linkerringvinger gaat omlaag voor de X.",
      "Je rechterringvinger gaat omlaag voor de punt (.).",
      "Een zin eindigt met een punt.",
    ],
  },
  "be-x": {
    title: "X en de dubbele punt",
    lines: [
      "Je linkerringvinger gaat omlaag voor de X.",
      "Je rechterringvinger gaat omlaag voor de dubbele punt (:).",
      "Ga na elke toets terug naar je plek.",
    ],
  },
  z: {
    title: "Z en /",
    lines: [
      "Je linkerpink gaat omlaag voor de Z.",
      "Je rechterpink gaat omlaag voor de schuine streep (/).",
      "Knap: dit waren de laatste letters!",
    ],
  },
  w: {
    title: "W en =",
    lines: [
      "Je linkerpink gaat omlaag voor de W.",
      "Je rechterpink gaat omlaag voor het isgelijkteken (=).",
      "Knap: dit waren de laatste letters!",
    ],
  },
  "de-a": {
    title: "A, Ö en Ä",
    lines: [
      "Je linkerpink typt de A.",
      "Je rechterpink typt de Ö.",
      "De Ä zit één toets verder naar rechts.",
      "Nu heeft elke vinger een eigen plek.",
    ],
  },
  "de-pq": {
    title: "P, Q en Ü",
    lines: [
      "Je rechterpink gaat omhoog voor de P.",
      "De Ü zit één toets verder naar rechts.",
      "Je linkerpink gaat omhoog voor de Q.",
      "Pinken zijn eerst zwak. Dat is normaal.",
    ],
  },
  y: {
    title: "Y, - en ß",
    lines: [
      "Je linkerpink gaat omlaag voor de Y.",
      "Je rechterpink gaat omlaag voor het streepje (-).",
      "Diezelfde pink gaat omhoog naar de ß, rechts van de 0.",
      "Knap: dit waren de laatste letters!",
    ],
  },
  ...signInstructions,
  ...practiceInstructions,
};
