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
    await report(person, page, run, `run ${number}`);
    await saveRun(person, run);
    await sleep(between(dayMix.restMs, person.random));
  }
}

/** Types a run, and reports each half second what was typed since. */
async function report(person: DayPerson, { isWatched }: OpenPage, run: DayRun, runId: string): Promise<void> {
  const began = performance.now();
  let [sent, batch] = [0, 0];
  while (sent < run.keystrokes.length && !person.world.isOver()) {
    await sleep(dayMix.reportMs);
    const elapsedMs = Math.round(performance.now() - began);
    const to = run.keystrokes.findIndex(({ time }) => time > elapsedMs);
    const keystrokes = run.keystrokes.slice(sent, to < 0 ? undefined : to);
    // Somebody who is not looked at sends nothing.
    if (!isWatched() && batch === 0) {
      if (elapsedMs >= run.durationMs) return;
      continue;
    }
    batch += 1;
    const about = { activity: "PRACTICE", rules: "FREE", text: run.text, title: null, position: 0 };
    const input = {
      runId,
      batch,
      elapsedMs,
      start: batch === 1 ? about : null,
      keystrokes: encodeLog(keystrokes),
      isOver: to < 0,
    };
    const request = person.world.wire.mutation(person.sender, "reportTyping", { input, ...input });
    // One that was sent again may have been taken before: then the next number is expected.
    const taken = new RegExp(`"isWatched":|"expected":${batch + 1},`, "u");
    const answer = await person.ask("report typing", request, taken);
    if (answer === "") return;
    sent += keystrokes.length;
  }
}
