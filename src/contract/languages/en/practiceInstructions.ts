import type { LessonTexts } from "../../../engine/lessons/Course";

/** Lessons of words, texts and speed, and those of one group of signs. `{keys}` stands for the keys of the lesson. */
export const practiceInstructions: LessonTexts = {
  words: {
    title: "Words with {keys}",
    lines: [
      "Now you'll type whole words.",
      "Press the space bar after every word.",
      "Get each word right. Speed comes later.",
    ],
  },
  review: {
    title: "Review",
    lines: [
      "This lesson picks the keys that are hardest for you.",
      "Everyone gets different keys, and they change each time.",
      "Take your time. Getting it right is what counts.",
    ],
  },
  "capitals-left": {
    title: "Capitals with the left Shift",
    lines: [
      "Is the letter on the right? Hold the left Shift.",
      "Press Shift with your left little finger.",
      "Type the letter, then let go of Shift.",
    ],
  },
  "capitals-right": {
    title: "Capitals with the right Shift",
    lines: [
      "Is the letter on the left? Hold the right Shift.",
      "Press Shift with your right little finger.",
      "Type the letter, then let go of Shift.",
    ],
  },
  "new-signs": {
    title: "{keys}",
    lines: [
      "The picture shows which finger to use.",
      "It also shows whether to hold Shift.",
      "Go back to your home keys after each symbol.",
    ],
  },
  "dead-signs": {
    title: "{keys}",
    lines: [
      "These keys wait: at first nothing happens.",
      "Press the key, and then the space bar.",
      "Now you'll see the symbol.",
    ],
  },
  "new-accents": {
    title: "{keys}",
    lines: [
      "The picture shows which keys to press.",
      "Sometimes it's two keys, one after the other.",
      "Sometimes you hold Shift. Take your time.",
    ],
  },
  "new-digits": {
    title: "{keys}",
    lines: [
      "The numbers are on the top row.",
      "The picture shows which finger to use.",
      "Your hand may move a little. Then go back to your home keys.",
    ],
  },
  "be-new-digits": {
    title: "{keys}",
    lines: ["The numbers are on the top row.", "Hold Shift to type a number.", "Hold Shift with your other hand."],
  },
  "new-symbols": {
    title: "{keys}",
    lines: [
      "The picture shows which finger to use.",
      "It also shows whether to hold Shift or Alt.",
      "These keys are far away, so take your time.",
    ],
  },
  enter: {
    title: "Enter",
    lines: [
      "Enter starts a new line.",
      "Press it with your right little finger.",
      "Keep your other fingers on their home keys.",
    ],
  },
  tab: {
    title: "Tab",
    lines: [
      "Tab moves to the next column.",
      "Press it with your left little finger.",
      "Keep your other fingers on their home keys.",
    ],
  },
  numpad: {
    title: "The numeric keypad",
    lines: [
      "No numeric keypad? Then skip this lesson.",
      "Put three fingers of your right hand on 4, 5 and 6.",
      "Feel the bump on the 5.",
      "Go up for 7, 8, 9 and down for 1, 2, 3.",
    ],
  },
  texts: {
    title: "Whole texts",
    lines: [
      "Now you'll type a whole text, from start to finish.",
      "Read a few words ahead.",
      "Keep your eyes on the screen.",
    ],
  },
  "speed-1": {
    title: "One minute at a time",
    lines: [
      "You'll type for one minute, and then rest.",
      "Keep a steady beat, like a drum.",
      "First get it right. Then you get faster.",
    ],
  },
  "speed-2": {
    title: "Three minutes at a time",
    lines: [
      "Now you'll type for three minutes.",
      "Start calmly, so that you can keep it up.",
      "Made a mistake? Stay calm and keep typing.",
    ],
  },
};
