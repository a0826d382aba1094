import { phrasesOf } from "../../../../src/app/typing/spoken/spokenText";

const spoken = (text: string): readonly string[] => phrasesOf(text).map((phrase) => phrase.text);

test("a text is spoken up to a stop, a comma or about six words", () => {
  expect(spoken("The dog sleeps. In the garden, under a tree, two children read a long book about whales.")).toEqual([
    "The dog sleeps.",
    "In the garden,",
    "under a tree,",
    "two children read a long book about whales.",
  ]);
});

test("six words are enough, unless a stop follows soon", () => {
  expect(spoken("One two three four five six seven. A b c d e f g h i j")).toEqual([
    "One two three four five six seven.",
    "A b c d e f",
    "g h i j",
  ]);
});

test("one word is never alone, whether it is a title or a shout", () => {
  expect(spoken("Mrs. Nguyen grows roses. Look! A bee is on one of them.")).toEqual([
    "Mrs. Nguyen grows roses.",
    "Look! A bee is on one of them.",
  ]);
});
