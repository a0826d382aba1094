import { readLayout } from "../readLayout";

/** United States (Windows "US", XKB `us`). */
export const us = readLayout({
  id: "us",
  form: "ansi",
  rows: [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "q w e r t y u i o p [{ ]}",
    "a s d f g h j k l ;: '\" \\|",
    "· z x c v b n m ,< .> /?",
  ],
});
