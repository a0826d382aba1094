import type { OutsideTexts } from "../LanguageEntry";

export const outside: OutsideTexts = {
  description:
    "Apprends à taper au clavier et fais la course en direct. L’entraînement et le cours marchent aussi sans réseau.",
  practice: "Entraînement",
  course: "Cours",
  race: "Course",
  progress: "Progrès",
  needsJavaScript: "Typeloop a besoin de JavaScript.",
  noPage: "Il n’y a pas de page ici",
  noForms: "Typeloop a besoin de JavaScript pour envoyer ceci. Rien n’a été envoyé.",
};
