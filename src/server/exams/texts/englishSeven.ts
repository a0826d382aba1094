import type { ExamText } from "./ExamText";

/** English texts for norms of seven minutes. */
export const englishSeven: readonly ExamText[] = [
  {
    slug: "en-7-the-night-baker",
    title: "The night baker",
    body: "The baker in our street begins his work when everybody else goes to bed. He lights the oven at two, weighs the flour and lets the dough rest under a clean cloth. While it grows, he reads a few pages of a book that he keeps beside the scales. At five the first loaves come out, and their smell reaches the end of the road. His daughter opens the shop an hour later and writes the prices on a board. By noon the shelves are almost empty.",
  },
  {
    slug: "en-7-a-walk-along-the-canal",
    title: "A walk along the canal",
    body: "On Sundays we walk along the canal, whatever the weather is like. There is a narrow path between the water and the trees, and a bench at every bridge. Ducks follow us for a while because they hope for bread, which we never bring. Boats pass slowly, and the people on deck lift a hand to say hello. Near the lock stands a small house where a woman sells tea and warm cake. We always stay longer than we meant to.",
  },
];
