import { readLayout } from "../readLayout";

/** Dvorak (Windows "United States-Dvorak"; ANSI INCITS 207-1991). */
export const dvorak = readLayout({
  id: "dvorak",
  form: "ansi",
  rows: [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) [{ ]}",
    "'\" ,< .> p y f g c r l /? =+",
    "a o e u i d h t n s -_ \\|",
    "· ;: q j k x b m w v z",
  ],
});
