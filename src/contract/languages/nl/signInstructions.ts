import type { LessonTexts } from "../../../engine/lessons/Course";

/** The lessons after the letters. */
export const signInstructions: LessonTexts = {
  capitals: {
    title: "Hoofdletters",
    lines: [
      "Houd Shift ingedrukt en typ de letter.",
      "Gebruik de Shift van je andere hand.",
      "Voor de A houd je Shift ingedrukt met je rechterpink.",
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
    title: "Accenten",
    lines: [
      "Sommige toetsen wachten: eerst gebeurt er niets.",
      "Druk op ' en dan op e. Je krijgt é.",
      'Druk op " en dan op e. Je krijgt ë.',
      "Gebruik ` voor è, ^ voor ê, en ' met c voor ç.",
    ],
  },
  "be-accents": {
    title: "Accenten",
    lines: [
      "Op de bovenste rij staan é, è, ç en à. Typ ze zonder Shift.",
      "De ù zit rechts van de M.",
      "Druk op ^ en dan op e. Je krijgt ê.",
      "Druk op Shift met ^, en dan op e. Je krijgt ë.",
    ],
  },
  digits: {
    title: "Cijfers",
    lines: [
      "De cijfers staan op de bovenste rij.",
      "Elke vinger gaat omhoog naar de cijfers erboven.",
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
  tz: {
    title: "T en Z",
    lines: [
      "Strek je linkerwijsvinger uit naar de T.",
      "Strek je rechterwijsvinger uit naar de Z.",
      "Je handen blijven stil. Alleen de vinger beweegt.",
    ],
  },
  "fr-w": {
    title: "W en !",
    lines: [
      "Je linkerpink gaat omlaag voor de W.",
      "Je rechterpink gaat omlaag voor het uitroepteken (!).",
      "Knap: dit waren de laatste letters!",
    ],
  },
  "fr-accents": {
    title: "Accenten",
    lines: [
      "Op de bovenste rij staan é, è, ç en à. Typ ze zonder Shift.",
      "De ù zit rechts van de M.",
      "Druk op ^ en dan op e. Je krijgt ê.",
      "Druk op Shift met ^, en dan op e. Je krijgt ë.",
    ],
  },
  "de-signs": {
    title: "Aanhalingstekens en apostrof",
    lines: ['Het aanhalingsteken " is Shift en 2.', "De ' is Shift en #.", "Gebruik de Shift van je andere hand."],
  },
  "de-accents": {
    title: "Accenten",
    lines: [
      "De toetsen ´ en ^ wachten: eerst gebeurt er niets.",
      "Druk op ´ en dan op e. Je krijgt é.",
      "Druk op Shift met ´, en dan op e. Je krijgt è.",
      "Druk op ^ en dan op e. Je krijgt ê.",
    ],
  },
  "fr-symbols": {
    title: "Tekens",
    lines: [
      "Het euroteken is de rechter Alt en E.",
      "De @ is de rechter Alt en à.",
      "De &, (, - en _ staan op de bovenste rij, zonder Shift.",
      "De ) en de = zitten rechts van de à. Shift met = geeft +.",
      "Voor / en % druk je Shift in.",
    ],
  },
  "de-symbols": {
    title: "Tekens",
    lines: [
      "Het euroteken is de rechter Alt en E.",
      "De @ is de rechter Alt en Q.",
      "Druk Shift in voor & / ( ) = en %.",
      "De + zit rechts van de Ü.",
      "Shift met - geeft _.",
    ],
  },
  paragraphs: {
    title: "Langere teksten",
    lines: [
      "In een brief begin je met Enter een nieuwe regel.",
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
      "Een fout kost meer tijd dan rustig typen.",
    ],
  },
  "mock-exam": {
    title: "Proefexamen",
    lines: [
      "Dit is net als het examen, maar dan om te oefenen.",
      "Je typt zeven minuten.",
      "Je ziet je fouten als de tijd om is.",
      "Backspace werkt gewoon.",
    ],
  },
  exam: {
    title: "Het examen",
    lines: [
      "Je mag het twee keer proberen. De beste poging telt.",
      "Ga goed zitten en haal diep adem.",
      "Eerst zie je de tekst. Drie tellen later start de klok.",
      "Veel succes!",
    ],
  },
};
