import { readLayout } from "../readLayout";

/** The Dutch layout proper (Windows "Nederlands", KBDNE), which few people in the Netherlands have. */
export const dutch = readLayout({
  id: "dutch",
  form: "iso",
  rows: [
    "@§¬ 1!¹ 2\"² 3#³ 4$¼ 5%½ 6&¾ 7_£ 8({ 9)} 0' /?\\ °†~†¸",
    "q w eE€ rR¶ t y u i o p †¨†^ *|",
    "a sSß d f g h j k l +± †´†` <>",
    "][¦ zZ« xX» cC¢ v b n mMµ ,; .: -=",
  ],
  deadKeys: {
    "´": "áéíóúýÁÉÍÓÚÝ",
    "¨": "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
    "¸": "çÇ",
  },
});
