import { readLayout } from "../readLayout";

/** Colemak (colemak.com, version 1.0), without its AltGr characters: not every system has those. */
export const colemak = readLayout({
  id: "colemak",
  form: "ansi",
  rows: [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "q w f p g j l u y ;: [{ ]}",
    "a r s t d h n e i o '\" \\|",
    "· z x c v b k m ,< .> /?",
  ],
});
