import { readLayout } from "../readLayout";

/**
 * United States-International, the keyboard of the Netherlands (Windows "United States-International", KBDUSX). On
 * Linux and ChromeOS
 * (XKB `us(intl)`) the same keys are dead, but compose more: there `'` and s give ś.
 */
export const usInternational = readLayout({
  id: "us-international",
  form: "ansi",
  rows: [
    "†`†~ 1!¡¹ 2@² 3#³ 4$¤£ 5%€ 6†^¼ 7&½ 8*¾ 9(‘ 0)’ -_¥ =+×÷",
    "qQäÄ wWåÅ eEéÉ rR® tTþÞ yYüÜ uUúÚ iIíÍ oOóÓ pPöÖ [{« ]}»",
    "aAáÁ sSß§ dDðÐ f g h j k lLøØ ;:¶° †'†\"´¨ \\|¬¦",
    "· zZæÆ x cC©¢ v b nNñÑ mMµ ,<çÇ .> /?¿",
  ],
  deadKeys: {
    "'": "áéíóúýçÁÉÍÓÚÝÇ",
    '"': "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
  },
});
