import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";

/** 100 words a minute: 500 keys. */
const MS_PER_KEY = 120;

/** Each interval is up to so much shorter or longer. */
const JITTER = 0.15;

/** How long a key is held, in ms. */
const HELD_MS = 45;

/** Presses the keys of a text as a person does: trusted events, uneven, each key held a little. */
export async function typeKeys(page: Page, text: string, random: () => number): Promise<void> {
  let at = performance.now();
  for (const character of text) {
    const key = character === " " ? "Space" : character;
    await page.keyboard.down(key);
    await sleepUntil(at + HELD_MS);
    await page.keyboard.up(key);
    at += MS_PER_KEY * (1 + JITTER * (2 * random() - 1));
    await sleepUntil(at);
  }
}

async function sleepUntil(time: number): Promise<void> {
  await sleep(Math.max(0, time - performance.now()));
}
