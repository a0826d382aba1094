import { readLayout } from "../readLayout";

/** United Kingdom (Windows "United Kingdom", KBDUK). */
export const uk = readLayout({
  id: "uk",
  form: "iso",
  rows: [
    '`¬¦ 1! 2" 3£ 4$€ 5% 6^ 7& 8* 9( 0) -_ =+',
    "q w eEéÉ r t y uUúÚ iIíÍ oOóÓ p [{ ]}",
    "aAáÁ s d f g h j k l ;: '@ #~",
    "\\| z x c v b n m ,< .> /?",
  ],
});
