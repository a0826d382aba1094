import { setTimeout as sleep } from "node:timers/promises";
import { between, dayMix } from "./dayMix";
import type { DayPerson } from "./DayPerson";
import { speedOf } from "./dayRun";
import { openNews } from "./openNews";
import { RaceSight, typeInRace, type TypedBatch } from "./typeInRace";

/** A race that has not finished so long after everybody has typed their text is an error, in ms. */
const FINISH_MS = 10_000;

/** Some people race each other, one race after the other, until the lesson is over. The first of them opens them. */
export async function playRaces(people: readonly DayPerson[]): Promise<void> {
  const [host] = people;
  if (!host) return;
  const pages = await Promise.all(
    people.map(async (person) => {
      await sleep(Math.max(0, person.plan.arrivesMs - host.plan.arrivesMs));
      await person.arrive();
      return openNews(person);
    }),
  );
  const speeds = people.map(speedOf);
  const { world, random } = host;
  for (let number = 0; !world.isOver(); number += 1) {
    // Lessons do not begin in step: the first race is a shorter one.
    const text = world.texts.at(number === 0 ? Math.floor(random() * world.texts.length) : -1);
    if (!text) return;
    const code = await open(people, text.id);
    if (code === null) return;
    const subscription = world.wire.subscription("raceUpdated", { code });
    const sight = new RaceSight(people, world.record);
    pages.forEach(({ socket }, at) =>
      socket.follow(subscription, (frame) => {
        world.record().count("snapshots of races");
        if (at === sight.observer) sight.see(frame);
      }),
    );
    await sleep(between(world.lobbyMs, random));
    await host.ask("start a race", world.wire.mutation(host.sender, "startRace", { code }), '"race":{');
    const startsAt = await sight.started;
    if (startsAt === null) return;
    await Promise.all(
      people.map((person, lane) => {
        const onSent = (batch: TypedBatch) => sight.sent(lane, batch);
        return typeInRace(person, { code, startsAt, text: text.body, wpm: speeds[lane] ?? 0, number, onSent });
      }),
    );
    if (world.isOver()) return;
    const isFinished = await Promise.race([sight.finished, sleep(FINISH_MS, false)]);
    if (isFinished) world.record().count("races finished");
    else if (!world.isOver()) world.record().fail("race", "did not finish");
    await sleep(dayMix.podiumMs);
    for (const { socket } of pages) socket.unfollow(subscription);
  }
}

/** Opens a race and lets everybody join, in the order of lanes. Null if that fails. */
async function open([host, ...others]: readonly DayPerson[], textId: string): Promise<string | null> {
  if (!host) return null;
  const { wire } = host.world;
  const input = { visibility: "PRIVATE", language: "EN", textId, length: null };
  const answer = await host.ask(
    "open a race",
    wire.mutation(host.sender, "createRace", { input, ...input }),
    '"race":{',
  );
  const code = readCode(answer);
  if (code === null) return null;
  await host.ask("load a race", wire.query(host.sender, "RacePageQuery", { code }), '"race":{');
  for (const person of others) {
    await person.ask("load a race", wire.query(person.sender, "RacePageQuery", { code }), '"race":{');
    await person.ask("join a race", wire.mutation(person.sender, "joinRace", { code }), '"race":{');
  }
  return code;
}

function readCode(answer: string): string | null {
  if (answer === "") return null;
  const { data } = JSON.parse(answer) as {
    readonly data?: { readonly createRace?: { readonly race?: { code: string } } };
  };
  return data?.createRace?.race?.code ?? null;
}
