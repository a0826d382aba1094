import { fieldMs, type FallingWords, landingOf } from "../../../../engine/lessons/fallingWords";
import styles from "./FallingWords.module.css";

/** Words in the field at a time. */
const VISIBLE = 3;

/** How long the puff of a caught word lasts, in ms; as long as its animation in the style sheet. */
const PUFF_MS = 300;

/**
 * Draws the words that are to be typed at their heights, each in the next of three columns. Moves them by transform
 * alone; an element is made once per word.
 */
export function drawField(box: HTMLElement, words: readonly string[], game: FallingWords, now: number): void {
  const first = game.typed.length;
  const height = box.clientHeight;
  removeTyped(box, game, now);
  for (let word = first; word < Math.min(words.length, first + VISIBLE); word += 1) {
    const element = findWord(box, words, word);
    const left = landingOf(game, word, now) - now;
    const part = Math.min(1, Math.max(0, 1 - left / fieldMs(game)));
    element.dataset["landed"] = `${left < 0}`;
    element.dataset["current"] = `${word === first}`;
    element.style.transform = `translateY(${(part * Math.max(0, height - element.offsetHeight)).toFixed(1)}px)`;
  }
}

/** The same words as a list; the current one has a bar that gets shorter. */
export function drawList(box: HTMLElement, words: readonly string[], game: FallingWords, now: number): void {
  const first = game.typed.length;
  removeTyped(box, game, now);
  for (let word = first; word < Math.min(words.length, first + VISIBLE); word += 1) {
    const element = findWord(box, words, word);
    const left = landingOf(game, word, now) - now;
    element.dataset["landed"] = `${left < 0}`;
    element.dataset["current"] = `${word === first}`;
    element.style.setProperty("--left", `${Math.min(1, Math.max(0, left / fieldMs(game))).toFixed(2)}`);
  }
}

function findWord(box: HTMLElement, words: readonly string[], word: number): HTMLElement {
  const found = box.querySelector<HTMLElement>(`[data-word="${word}"]:not([data-gone])`);
  if (found !== null) {
    // A restart has another text.
    if (found.textContent !== words[word]) found.textContent = words[word] ?? "";
    return found;
  }
  const element = document.createElement("span");
  element.className = styles["word"] ?? "";
  element.dataset["word"] = `${word}`;
  element.dataset["column"] = `${word % VISIBLE}`;
  element.textContent = words[word] ?? "";
  box.append(element);
  return element;
}

/** Words that were typed vanish: with a puff if they were caught. */
function removeTyped(box: HTMLElement, { typed }: FallingWords, now: number): void {
  for (const element of box.querySelectorAll<HTMLElement>("[data-word]")) {
    const word = typed[Number(element.dataset["word"])];
    if (word === undefined) {
      // The game began again, or a wrong word is being corrected.
      if (element.dataset["gone"] !== undefined || Number(element.dataset["word"]) >= typed.length + VISIBLE)
        element.remove();
    } else if (element.dataset["gone"] === undefined) {
      element.dataset["gone"] = word.isRight && word.at <= word.landsAt ? "caught" : "missed";
    } else if (now - word.at > PUFF_MS) {
      element.remove();
    }
  }
}
