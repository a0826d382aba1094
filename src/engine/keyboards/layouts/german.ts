import { readLayout } from "../readLayout";

/** German QWERTZ (Windows "German", KBDGR; DIN 2137 T1). */
export const german = readLayout({
  id: "german",
  form: "iso",
  rows: [
    '†^° 1! 2"² 3§³ 4$ 5% 6& 7/{ 8([ 9)] 0=} ß?\\ †´†`',
    "qQ@ w eE€ r t z u i o p ü +*~",
    "a s d f g h j k l ö ä #'",
    "<>| y x c v b n mMµ ,; .: -_",
  ],
  deadKeys: {
    "´": "áéíóúýÁÉÍÓÚÝ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
  },
});
