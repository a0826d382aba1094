import { setTimeout as sleep } from "node:timers/promises";
import { between, dayMix } from "./dayMix";
import type { DayPerson } from "./DayPerson";
import { makeRun, saveRun, speedOf } from "./dayRun";
import { openNews } from "./openNews";

/**
 * Somebody practices alone until the lesson is over: run after run, each saved. People do not begin in step, so when
 * measuring begins, everybody is somewhere in their first run.
 */
export async function playPractice(person: DayPerson): Promise<void> {
  await person.arrive();
  if (person.token !== null) openNews(person);
  const wpm = speedOf(person);
  for (let number = 0; !person.world.isOver(); number += 1) {
    const run = makeRun(person, number, wpm);
    await sleep(run.durationMs * (number === 0 ? person.random() : 1));
    if (person.token === null) await person.becomeGuest();
    await saveRun(person, run);
    await sleep(between(dayMix.restMs, person.random));
  }
}
