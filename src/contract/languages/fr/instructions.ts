import type { LessonTexts } from "../../../engine/lessons/Course";
import { practiceInstructions } from "./practiceInstructions.ts";
import { signInstructions } from "./signInstructions.ts";

export const instructions: LessonTexts = {
  posture: {
    title: "Bien s’asseoir, sentir les touches",
    lines: [
      "Tiens-toi droit et pose les pieds par terre.",
      "Laisse pendre tes bras, les coudes près du corps.",
      "Sens les petites barres sur le F et le J.",
      "Poses-y tes index. Les autres doigts se placent à côté.",
      "Tes pouces reposent sur la barre d’espace.",
    ],
  },
  fj: {
    title: "F et J",
    lines: [
      "Ton index gauche tape le F.",
      "Ton index droit tape le J.",
      "Tape l’espace avec le pouce.",
      "Regarde l’écran, pas tes mains.",
    ],
  },
  dk: {
    title: "D et K",
    lines: ["Ton majeur gauche tape le D.", "Ton majeur droit tape le K.", "Laisse les autres doigts à leur place."],
  },
  sl: {
    title: "S et L",
    lines: [
      "Ton annulaire gauche tape le S.",
      "Ton annulaire droit tape le L.",
      "Tape lentement. Mieux vaut taper juste que vite.",
    ],
  },
  a: {
    title: "A et ;",
    lines: [
      "Ton petit doigt gauche tape le A.",
      "Ton petit doigt droit tape le point-virgule (;).",
      "Maintenant, chaque doigt a sa place.",
    ],
  },
  qm: {
    title: "Q et M",
    lines: [
      "Ton petit doigt gauche tape le Q.",
      "Ton petit doigt droit tape le M.",
      "Maintenant, chaque doigt a sa place.",
    ],
  },
  gh: {
    title: "G et H",
    lines: [
      "Ton index gauche se décale d’une touche à droite pour le G.",
      "Ton index droit se décale d’une touche à gauche pour le H.",
      "Reviens ensuite sur F et J.",
    ],
  },
  ei: {
    title: "E et I",
    lines: [
      "Ton majeur gauche monte pour le E.",
      "Ton majeur droit monte pour le I.",
      "Reviens à ta place après chaque touche.",
    ],
  },
  ru: {
    title: "R et U",
    lines: [
      "Ton index gauche monte pour le R.",
      "Ton index droit monte pour le U.",
      "Tu peux déjà taper beaucoup de mots !",
    ],
  },
  ty: {
    title: "T et Y",
    lines: [
      "Ton index gauche s’étire jusqu’au T.",
      "Ton index droit s’étire jusqu’au Y.",
      "Tes mains ne bougent pas. Seul le doigt bouge.",
    ],
  },
  tz: {
    title: "T et Z",
    lines: [
      "Ton index gauche s’étire jusqu’au T.",
      "Ton index droit s’étire jusqu’au Z.",
      "Tes mains ne bougent pas. Seul le doigt bouge.",
    ],
  },
  ow: {
    title: "O et W",
    lines: [
      "Ton annulaire droit monte pour le O.",
      "Ton annulaire gauche monte pour le W.",
      "Respire calmement et garde les épaules basses.",
    ],
  },
  zo: {
    title: "Z et O",
    lines: [
      "Ton annulaire gauche monte pour le Z.",
      "Ton annulaire droit monte pour le O.",
      "Respire calmement et garde les épaules basses.",
    ],
  },
  pq: {
    title: "P et Q",
    lines: [
      "Ton petit doigt droit monte pour le P.",
      "Ton petit doigt gauche monte pour le Q.",
      "Les petits doigts sont faibles au début. C’est normal.",
    ],
  },
  ap: {
    title: "A et P",
    lines: [
      "Ton petit doigt gauche monte pour le A.",
      "Ton petit doigt droit monte pour le P.",
      "Les petits doigts sont faibles au début. C’est normal.",
    ],
  },
  nv: {
    title: "N et V",
    lines: [
      "Ton index droit descend pour le N.",
      "Ton index gauche descend pour le V.",
      "Tu connais maintenant des touches sur les trois rangées.",
    ],
  },
  bm: {
    title: "B et M",
    lines: [
      "Ton index gauche s’étire jusqu’au B.",
      "Ton index droit descend pour le M.",
      "Regarde l’écran. Tes doigts connaissent le chemin.",
    ],
  },
  b: {
    title: "B et la virgule",
    lines: [
      "Ton index gauche s’étire jusqu’au B.",
      "Ton index droit descend pour la virgule (,).",
      "Après une virgule, on met un espace.",
    ],
  },
  c: {
    title: "C et la virgule",
    lines: [
      "Ton majeur gauche descend pour le C.",
      "Ton majeur droit descend pour la virgule (,).",
      "Après une virgule, on met un espace.",
    ],
  },
  "be-c": {
    title: "C et ;",
    lines: [
      "Ton majeur gauche descend pour le C.",
      "Ton majeur droit descend pour le point-virgule (;).",
      "Reviens à ta place après chaque touche.",
    ],
  },
  x: {
    title: "X et le point",
    lines: [
      "Ton annulaire gauche descend pour le X.",
      "Ton annulaire droit descend pour le point (.).",
      "Une phrase se termine par un point.",
    ],
  },
  "be-x": {
    title: "X et les deux-points",
    lines: [
      "Ton annulaire gauche descend pour le X.",
      "Ton annulaire droit descend pour les deux-points (:).",
      "Reviens à ta place après chaque touche.",
    ],
  },
  z: {
    title: "Z et /",
    lines: [
      "Ton petit doigt gauche descend pour le Z.",
      "Ton petit doigt droit descend pour la barre (/).",
      "Bravo, c’étaient les dernières lettres !",
    ],
  },
  w: {
    title: "W et =",
    lines: [
      "Ton petit doigt gauche descend pour le W.",
      "Ton petit doigt droit descend pour le signe égal (=).",
      "Bravo, c’étaient les dernières lettres !",
    ],
  },
  "fr-w": {
    title: "W et !",
    lines: [
      "Ton petit doigt gauche descend pour le W.",
      "Ton petit doigt droit descend pour le point d’exclamation (!).",
      "Bravo, c’étaient les dernières lettres !",
    ],
  },
  "de-a": {
    title: "A, Ö et Ä",
    lines: [
      "Ton petit doigt gauche tape le A.",
      "Ton petit doigt droit tape le Ö.",
      "Le Ä est une touche plus à droite.",
      "Maintenant, chaque doigt a sa place.",
    ],
  },
  "de-pq": {
    title: "P, Q et Ü",
    lines: [
      "Ton petit doigt droit monte pour le P.",
      "Le Ü est une touche plus à droite.",
      "Ton petit doigt gauche monte pour le Q.",
      "Les petits doigts sont faibles au début. C’est normal.",
    ],
  },
  y: {
    title: "Y, - et ß",
    lines: [
      "Ton petit doigt gauche descend pour le Y.",
      "Ton petit doigt droit descend pour le tiret (-).",
      "Pour le ß, il monte à droite du 0.",
      "Bravo, c’étaient les dernières lettres !",
    ],
  },
  ...signInstructions,
  ...practiceInstructions,
};
