import type { ExamText } from "./ExamText";

/** English texts for norms of ten minutes. */
export const englishTen: readonly ExamText[] = [
  {
    slug: "en-10-the-library-on-wheels",
    title: "The library on wheels",
    body: "Every second Thursday a large blue bus stops in front of our school. It has no seats but shelves on both sides, and it carries more than three thousand books. The driver is also the librarian, and she remembers what each of us liked to read. Whoever returns a book tells her in one sentence what it was about. She writes these sentences on cards and puts them inside the cover for the next reader. When it rains, the whole class crowds into the bus and nobody wants to leave.",
  },
  {
    slug: "en-10-repairing-an-old-bicycle",
    title: "Repairing an old bicycle",
    body: "My uncle found an old bicycle in the shed of the house that he bought last spring. The tyres were flat, the chain was brown with rust and the saddle had been eaten by mice. He took everything apart, cleaned each piece with a brush and laid the screws in rows on a newspaper. It took him four weekends and a good deal of patience. Now the bicycle shines again, and he rides it to the market to buy vegetables.",
  },
];
