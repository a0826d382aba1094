import type { OutsideTexts } from "../LanguageEntry";

export const outside: OutsideTexts = {
  description: "Leer typen en race live tegen elkaar. Oefenen en de cursus werken ook zonder netwerk.",
  practice: "Oefenen",
  course: "Cursus",
  race: "Race",
  progress: "Voortgang",
  needsJavaScript: "Typeloop heeft JavaScript nodig.",
  noPage: "Hier is geen pagina",
  noForms: "Typeloop heeft JavaScript nodig om dit te versturen. Er is niets verstuurd.",
};
