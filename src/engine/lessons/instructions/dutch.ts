import type { LessonTexts } from "../Course";

export const dutch: LessonTexts = {
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
      "Je linkerwijsvinger strekt zich uit naar de T.",
      "Je rechterwijsvinger strekt zich uit naar de Y.",
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
      "Je linkerwijsvinger strekt zich uit omlaag naar de B.",
      "Je rechterwijsvinger gaat omlaag voor de M.",
      "Kijk naar het scherm. Je vingers weten de weg.",
    ],
  },
  b: {
    title: "B en de komma",
    lines: [
      "Je linkerwijsvinger strekt zich uit omlaag naar de B.",
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
  capitals: {
    title: "Hoofdletters",
    lines: [
      "Houd Shift ingedrukt en typ de letter.",
      "Gebruik de Shift van je andere hand.",
      "Voor de A druk je Shift met je rechterpink.",
      "Laat Shift na de letter weer los.",
    ],
  },
  "be-capitals": {
    title: "Hoofdletters, punt en vraagteken",
    lines: [
      "Houd Shift ingedrukt en typ de letter.",
      "Gebruik de Shift van je andere hand.",
      "Shift en ; geven een punt.",
      "Shift en de komma geven een vraagteken.",
    ],
  },
  correcting: {
    title: "Verbeteren",
    lines: [
      "Vanaf nu blijft een fout op het scherm staan.",
      "Haal hem weg met Backspace, met je rechterpink.",
      "Typ het daarna opnieuw, maar nu goed.",
      "Ga eerst terug naar je plek.",
    ],
  },
  accents: {
    title: "Leestekens en accenten",
    lines: [
      "Sommige toetsen wachten: eerst gebeurt er niets.",
      "Druk op ' en dan op e. Je krijgt é.",
      'Druk op " en dan op e. Je krijgt ë.',
      "Druk op ' en dan op de spatiebalk. Je krijgt '.",
      "Gebruik ` voor è, ^ voor ê, en ' met c voor ç.",
    ],
  },
  signs: {
    title: "Leestekens",
    lines: [
      "Het vraagteken is Shift en de schuine streep.",
      "Het uitroepteken is Shift en 1.",
      "De dubbele punt is Shift en de puntkomma.",
      "De ' zit rechts van de puntkomma. Met Shift geeft hij \".",
    ],
  },
  "be-accents": {
    title: "Leestekens en accenten",
    lines: [
      "Op de bovenste rij staan é, è, ç en à. Typ ze zonder Shift.",
      "Daar vind je ook \", ' en !.",
      "De ù zit rechts van de M.",
      "Druk op ^ en dan op e. Je krijgt ê.",
      "Druk op Shift met ^, en dan op e. Je krijgt ë.",
    ],
  },
  digits: {
    title: "Cijfers",
    lines: [
      "De cijfers staan op de bovenste rij.",
      "Elke vinger gaat omhoog naar de cijfers boven hem.",
      "Je hand mag een beetje mee. Ga daarna terug.",
    ],
  },
  "be-digits": {
    title: "Cijfers",
    lines: [
      "De cijfers staan op de bovenste rij.",
      "Houd Shift ingedrukt voor een cijfer.",
      "Gebruik de Shift van je andere hand.",
      "Ga daarna terug naar je plek.",
    ],
  },
  symbols: {
    title: "Tekens",
    lines: [
      "De meeste tekens staan boven de cijfers. Houd Shift ingedrukt.",
      "Het euroteken is de rechter Alt en 5.",
      "Het minteken en het isgelijkteken zitten rechts van de 0.",
      "Met Shift geven ze _ en +.",
    ],
  },
  "us-symbols": {
    title: "Tekens",
    lines: [
      "De meeste tekens staan boven de cijfers. Houd Shift ingedrukt.",
      "Het dollarteken is Shift en 4.",
      "Het minteken en het isgelijkteken zitten rechts van de 0.",
      "Met Shift geven ze _ en +.",
    ],
  },
  "be-symbols": {
    title: "Tekens",
    lines: [
      "Het euroteken is de rechter Alt en E.",
      "De @ is de rechter Alt en é.",
      "De &, ( en § staan op de bovenste rij, zonder Shift.",
      "Voor +, / en % druk je Shift in.",
      "De ) en de - zitten rechts van de à. Shift met - geeft _.",
    ],
  },
  paragraphs: {
    title: "Langere teksten",
    lines: [
      "In een brief begint Enter een nieuwe regel.",
      "Druk op Enter met je rechterpink.",
      "Tab schuift de tekst een stukje naar rechts.",
      "Hier typ je door: de volgende regel komt vanzelf.",
    ],
  },
  speed: {
    title: "Sneller",
    lines: [
      "Nu typ je één, drie en vijf minuten.",
      "Houd een vaste maat, zoals een trommel.",
      "Een fout kost meer tijd dan een rustige toets.",
    ],
  },
  "mock-exam": {
    title: "Proefexamen",
    lines: [
      "Dit gaat net als het examen, maar is alleen om te oefenen.",
      "Je typt zeven minuten.",
      "Je ziet je fouten als de tijd om is.",
      "Backspace werkt gewoon.",
    ],
  },
  exam: {
    title: "Het examen",
    lines: [
      "Je mag het twee keer proberen. De beste telt.",
      "Ga goed zitten en haal diep adem.",
      "Eerst zie je de tekst. Drie tellen later start de klok.",
      "Veel succes!",
    ],
  },
};
