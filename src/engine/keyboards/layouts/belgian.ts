import { readLayout } from "../readLayout";

/** Belgian AZERTY (Windows "Belgian (Period)", KBDBE). Digits need Shift; é § è ç à have keys of their own. */
export const belgian = readLayout({
  id: "belgian",
  form: "iso",
  rows: [
    "²³ &1| é2@ \"3# '4 (5 §6^ è7 !8 ç9{ à0} )° -_",
    "a z eE€ r t y u i o p †^†¨[ $*]",
    "q s d f g h j k l m ù%†´ µ£†`",
    "<>\\ w x c v b n ,? ;. :/ =+†~",
  ],
  deadKeys: {
    "´": "áéíóúýÁÉÍÓÚÝ",
    "¨": "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
  },
});
