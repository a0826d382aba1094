import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { Announcements } from "../redis/Announcements";
import type { LiveEvent, LiveOpening, LiveReportAnswer, LiveQuestion, LiveWord } from "./LiveEvent";
import type { LiveEars, LiveLog } from "./LiveLog";
import { LiveNeighbours } from "./Live";

/** Interval of heartbeats, in ms. A process that misses several counts as dead. */
const BEAT_MS = 1_000;
const SILENT_MS = 5_000;

/** While this process itself hears no one, the others count as unchanged, but no longer than this, in ms. */
const DEAF_MS = 15_000;

/** How long a report waits for a response, in ms. */
const ANSWER_MS = 2_000;

const CHANNEL = "live";

/**
 * To all processes. Events are numbered by `said`, and "alive" repeats the last number. "gone" is from a process that
 * stops.
 */
type Said = {
  readonly from: string;
  readonly said: number;
  readonly event: LiveEvent | null;
  readonly isGone: boolean;
};

/** To one process. */
type Letter = { readonly from: string } & (
  | { readonly kind: "tellAll" }
  | { readonly kind: "all"; readonly said: number; readonly openings: readonly LiveOpening[] }
  | { readonly kind: "word"; readonly word: LiveWord }
  | { readonly kind: "question"; readonly id: string; readonly question: LiveQuestion }
  | { readonly kind: "answer"; readonly id: string; readonly answer: LiveReportAnswer }
);
type LetterBody = Letter extends infer Each ? (Each extends Letter ? Omit<Each, "from"> : never) : never;

export type RedisLiveLogOptions = {
  readonly announcements: Announcements;
  /** This process, and whether it can hear others right now. */
  readonly redis: { readonly processId: string; readonly isThere: boolean };
  readonly now: () => number;
};

/**
 * The live log of several processes. Each announces who connects to it and who watches there, and sends a heartbeat
 * every second. Nothing is stored: a process that starts, or finds a gap in another's numbers, requests everything that
 * is open there. A process that is silent for five seconds counts as gone, with everything that was open there.
 *
 * What a user types is folded where one of their pages is connected ({@link file://./LiveHomes.ts}), whichever process
 * receives the request: that one asks the home and passes the response on, so a single fold decides which batch comes
 * next. From there each part is sent to the processes where someone who is allowed to watches, each on its own channel.
 */
export class RedisLiveLog implements LiveLog {
  readonly here: string;
  readonly #options: RedisLiveLogOptions;
  /** What is open here, by connection. */
  readonly #mine = new Map<string, LiveOpening>();
  readonly #asked = new Map<string, (answer: LiveReportAnswer) => void>();
  #ears: LiveEars | null = null;
  #said = 0;
  #heardAt = 0;

  constructor(options: RedisLiveLogOptions) {
    this.#options = options;
    this.here = options.redis.processId;
  }

  append(event: LiveEvent): void {
    if (event.kind === "came" || event.kind === "watching") this.#mine.set(event.connection, event);
    else if (event.kind !== "presence") this.#mine.delete(event.connection);
    this.#said += 1;
    this.#ears?.event(event, this.here);
    this.#say(event);
  }

  tell(process: string, word: LiveWord): void {
    this.#write(process, { kind: "word", word });
  }

  ask(process: string, question: LiveQuestion): Promise<LiveReportAnswer> {
    const id = randomUUID();
    return new Promise<LiveReportAnswer>((resolve, reject) => {
      const giveUp = () => reject(new GraphQLError("Try again in a moment.", { extensions: { code: "TIMED_OUT" } }));
      const timer = setTimeout(giveUp, ANSWER_MS);
      this.#asked.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#write(process, { kind: "question", id, question });
    }).finally(() => this.#asked.delete(id));
  }

  open(ears: LiveEars): () => void {
    const { announcements, now } = this.#options;
    this.#ears = ears;
    this.#heardAt = now();
    const neighbours = new LiveNeighbours((event, from) => ears.event(event, from));
    const ends = [
      announcements.listen(CHANNEL, (text) => this.#hearAll(neighbours, JSON.parse(text))),
      announcements.listen(`${CHANNEL}:${this.here}`, (text) => this.#hearLetter(neighbours, JSON.parse(text))),
      announcements.onMissed(() => this.#say(null)),
    ];
    const beat = setInterval(() => this.#beat(neighbours), BEAT_MS).unref();
    this.#say(null);
    return () => {
      clearInterval(beat);
      this.#say(null, true);
      for (const end of ends) end();
      this.#ears = null;
    };
  }

  #beat(neighbours: LiveNeighbours): void {
    const now = this.#options.now();
    const isDeaf = !this.#options.redis.isThere;
    if (!isDeaf) this.#heardAt = now;
    if (isDeaf && now - this.#heardAt < DEAF_MS) neighbours.excuse(now);
    else neighbours.endSilent(now - SILENT_MS);
    this.#say(null);
  }

  #hearAll(neighbours: LiveNeighbours, { from, said, event, isGone }: Said): void {
    if (from === this.here) return;
    if (isGone) return neighbours.end(from);
    if (!neighbours.hear(from, said, event, this.#options.now())) this.#write(from, { kind: "tellAll" });
  }

  #hearLetter(neighbours: LiveNeighbours, letter: Letter): void {
    const { from, kind } = letter;
    if (kind === "tellAll") this.#tellAll(neighbours, from);
    else if (kind === "all") neighbours.reconcile(from, letter.said, letter.openings, this.#options.now());
    else if (kind === "word") this.#ears?.word(letter.word, from);
    else if (kind === "answer") this.#asked.get(letter.id)?.(letter.answer);
    else if (this.#ears)
      this.#write(from, { kind: "answer", id: letter.id, answer: this.#ears.answer(letter.question) });
  }

  /** The process that asks has just discovered this one. Probably this one does not know it either, so it asks back. */
  #tellAll(neighbours: LiveNeighbours, to: string): void {
    this.#write(to, { kind: "all", said: this.#said, openings: [...this.#mine.values()] });
    if (!neighbours.knows(to)) this.#write(to, { kind: "tellAll" });
  }

  #say(event: LiveEvent | null, isGone = false): void {
    const said: Said = { from: this.here, said: this.#said, event, isGone };
    this.#options.announcements.announce(CHANNEL, JSON.stringify(said));
  }

  #write(process: string, body: LetterBody): void {
    this.#options.announcements.announce(`${CHANNEL}:${process}`, JSON.stringify({ from: this.here, ...body }));
  }
}
