import type { Language } from "../practice/PracticeMode";

/** A first name for every letter: few words begin with a Q, an X or a Y, and names are what capitals are for. */
export const firstNames: Readonly<Record<Language, readonly string[]>> = {
  nl: (
    "Anna Bram Chris Daan Emma Finn Gijs Hanna Iris Jan Kees Lotte Mila Noor Oscar Pieter Quinten Ruben Sara " +
    "Tess Umar Vera Wout Xander Yara Zoe"
  ).split(" "),
  en: (
    "Alice Ben Clara Daniel Emma Frank Grace Harry Ivy Jack Kate Liam Mia Noah Oliver Poppy Quinn Rosie Sam " +
    "Tom Una Violet Will Xavier Yasmin Zack"
  ).split(" "),
};
