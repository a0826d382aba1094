import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "../../../src/contract/limits";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { typeAsPerson } from "../../support/humanTyping";
import type { DayPerson } from "./DayPerson";
import type { DayRecord } from "./DayRecord";

/** Characters typed by the end of a batch, and when it was sent, in ms of performance.now. */
export type TypedBatch = { readonly position: number; readonly sentAt: number };

type Typing = {
  readonly code: string;
  /** ms since 1970. */
  readonly startsAt: number;
  readonly text: string;
  readonly wpm: number;
  /** Of the race, so that no two logs of a person are the same. */
  readonly number: number;
  readonly onSent: (batch: TypedBatch) => void;
};

/** From the start of the race to the first key, in ms. */
const REACTION_MS = 400;

/**
 * Types a race's text, as the app's sender sends it: what was typed within 250 ms of the first new key is a batch, the
 * next goes only when the one before is acknowledged, and one without a response goes again, the same.
 */
export async function typeInRace(person: DayPerson, typing: Typing): Promise<void> {
  const { code, startsAt, text, wpm, number, onSent } = typing;
  const { wire, isOver } = person.world;
  const keys = typeAsPerson(text, person.plan.seed * 100 + number, { wpm, hand: person.plan.seed }).map((key) => ({
    ...key,
    time: key.time + REACTION_MS,
  }));
  for (let [sent, batch] = [0, 1]; sent < keys.length && !isOver(); batch += 1) {
    const due = startsAt + (keys[sent]?.time ?? 0) + limits.batchIntervalMs;
    await sleep(Math.max(0, due - Date.now()));
    const elapsed = Date.now() - startsAt;
    const next = keys.findIndex(({ time }) => time > elapsed);
    const to = next < 0 ? keys.length : Math.max(sent + 1, next);
    const values = { code, batch, keystrokes: encodeLog(keys.slice(sent, to)) };
    if (!person.wifi.isBad) onSent({ position: to, sentAt: performance.now() });
    const request = wire.mutation(person.sender, "sendKeystrokes", values);
    if ((await person.ask("send keystrokes", request, `"batch":${batch}}`)) === "") return;
    sent = to;
  }
}

type Snapshot = {
  readonly payload: {
    readonly data: {
      readonly raceUpdated: {
        readonly phase: string;
        readonly startsAt: string | null;
        readonly racers: readonly { readonly position: number }[];
      } | null;
    };
  };
};

/** What one racer with a good connection sees of a race: its start, its end, and when each batch of others shows. */
export class RaceSight {
  /** The lane of who sees. */
  readonly observer: number;
  /** ms since 1970. */
  readonly started: Promise<number | null>;
  readonly finished: Promise<boolean>;
  readonly #record: () => DayRecord;
  readonly #isGood: boolean;
  readonly #batches: TypedBatch[][];
  #start: (startsAt: number | null) => void = () => undefined;
  #finish: (isFinished: boolean) => void = () => undefined;

  constructor(people: readonly DayPerson[], record: () => DayRecord) {
    const good = people.findIndex(({ wifi }) => !wifi.isBad);
    this.observer = Math.max(0, good);
    this.#isGood = good >= 0;
    this.#record = record;
    this.#batches = people.map(() => []);
    this.started = new Promise((resolve) => (this.#start = resolve));
    this.finished = new Promise((resolve) => (this.#finish = resolve));
  }

  sent(lane: number, batch: TypedBatch): void {
    if (this.#isGood && lane !== this.observer) this.#batches[lane]?.push(batch);
  }

  see(frame: Buffer): void {
    const now = performance.now();
    const { raceUpdated: race } = (JSON.parse(String(frame)) as Snapshot).payload.data;
    if (!race) return;
    if (race.startsAt !== null) this.#start(Date.parse(race.startsAt));
    if (race.phase === "FINISHED") this.#finish(true);
    if (race.phase === "CANCELLED") this.#start(null);
    race.racers.forEach(({ position }, lane) => {
      const waiting = this.#batches[lane] ?? [];
      while (waiting[0] && waiting[0].position <= position) {
        this.#record().time(SEEN, now - waiting[0].sentAt);
        waiting.shift();
      }
    });
  }
}

/** From sending a batch to the snapshot that shows it to another racer. */
export const SEEN = "keys sent to keys seen";
