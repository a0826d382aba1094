import { readLayout } from "../readLayout";

/** French AZERTY (Windows "French", KBDFR). */
export const french = readLayout({
  id: "french",
  form: "iso",
  rows: [
    "² &1 é2†~ \"3# '4{ (5[ -6| è7†` _8\\ ç9^ à0@ )°] =+}",
    "a z eE€ r t y u i o p †^†¨ $£¤",
    "q s d f g h j k l m ù% *µ",
    "<> w x c v b n ,? ;. :/ !§",
  ],
  deadKeys: {
    "¨": "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
  },
});
