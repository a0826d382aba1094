import { setTimeout as sleep } from "node:timers/promises";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { between, dayMix } from "./dayMix";
import type { DayPerson } from "./DayPerson";
import { makeRun, saveRun, speedOf, type DayRun } from "./dayRun";
import { openNews, type OpenPage } from "./openNews";

/** A coach: the live view on one screen, the big screen on another, with a websocket each. */
export async function playCoach(person: DayPerson): Promise<void> {
  const { wire, record } = person.world;
  const groupId = person.plan.groupId ?? "";
  await person.arrive();
  const live = wire.subscription("groupLiveUpdated", { groupId });
  const { socket } = openNews(person);
  socket.follow(live, () => record().count("pictures of live views"));
  person
    .openSocket()
    .follow(wire.subscription("groupWallUpdated", { groupId }), () => record().count("pictures of big screens"));
}

/** A member of a class that is followed: they practice, and report what they type as long as the coach looks. */
export async function playMember(person: DayPerson): Promise<void> {
  await person.arrive();
  const page = openNews(person);
  const wpm = speedOf(person);
  for (let number = 0; !person.world.isOver(); number += 1) {
    const run = makeRun(person, number, wpm);
    // As in playPractice, the first run is half done on average.
    await report(person, page, run, `run ${number}`, number === 0 ? person.random() : 0);
    await saveRun(person, run);
    await sleep(between(dayMix.restMs, person.random));
  }
}

/**
 * Types a run, and reports each half second what was typed since.
 * @param done share of the run that was typed before anybody could look.
 */
async function report(
  person: DayPerson,
  { isWatched }: OpenPage,
  run: DayRun,
  runId: string,
  done: number,
): Promise<void> {
  const { wire, isOver, record } = person.world;
  const began = performance.now() - done * run.durationMs;
  /** How many keys were sent by the end of each batch. */
  const sent = [0];
  for (let elapsedMs = 0; elapsedMs < run.durationMs && !isOver();) {
    await sleep(dayMix.reportMs);
    elapsedMs = Math.round(performance.now() - began);
    // Somebody who is not looked at sends nothing.
    if (!isWatched()) continue;
    const batch = sent.length;
    const next = run.keystrokes.findIndex(({ time }) => time > elapsedMs);
    const to = next < 0 ? run.keystrokes.length : next;
    const about = { activity: "PRACTICE", rules: "FREE", text: run.text, title: null, position: 0 };
    const input = {
      runId,
      batch,
      elapsedMs,
      start: batch === 1 ? about : null,
      keystrokes: encodeLog(run.keystrokes.slice(sent.at(-1), to)),
      isOver: next < 0,
    };
    const request = wire.mutation(person.sender, "reportTyping", { input, ...input });
    const answer = await person.ask("report typing", request, /"isWatched":|"expected":\d+,/u);
    if (answer === "") return;
    sent.push(to);
    // While the coach was away for a moment, the server kept nothing; and one that was sent twice it took once.
    const expected = Number(/"expected":(\d+)/u.exec(answer)?.[1] ?? sent.length);
    if (expected < sent.length) record().count("reports sent again from where the server was");
    sent.length = Math.max(1, Math.min(sent.length, expected));
  }
}
