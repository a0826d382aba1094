import type { RaceIndexEntry } from "../races/RaceLog";
import type { AppendAnswer, AppendRequest, WrittenEntry } from "../races/RaceStreams";

type Stream = {
  readonly entries: WrittenEntry[];
  readonly subscribers: Set<WorkerLink>;
  isOver: boolean;
  dueAt: number | null;
  list: string | null;
  expiry: NodeJS.Timeout | null;
};

/** What is sent to a worker without being asked for: messages of races and of channels, and its share of work. */
export type WorkerMessage =
  | readonly ["race", code: string, message: string]
  | readonly ["channel", channel: string, text: string]
  | readonly ["abandoned", code: string, userId: string]
  | readonly ["clock", epoch: number];

/** A worker, as the store sees it. */
export type WorkerLink = { send(message: WorkerMessage): void };

/** How many overdue races one check returns. */
const OVERDUE = 50;

/** A worker that died may have had racers who connect to another within this time, in ms. */
const RECONNECT_MS = 4_000;

/**
 * What the workers of one computer share, in the memory of the primary process: the streams of races, channels of
 * messages, and who is connected where. It does what Redis does for several computers, and parses no events.
 */
export class PrimaryStore {
  readonly #streams = new Map<string, Stream>();
  readonly #lists = new Map<string, Set<string>>();
  readonly #channels = new Map<string, Set<WorkerLink>>();
  /** Who is connected to which race, by worker: `{code} {userId}`. */
  readonly #present = new Map<WorkerLink, Set<string>>();

  join(worker: WorkerLink): void {
    this.#present.set(worker, new Set());
  }

  /** A worker has ended. Those who were connected to it count as gone, unless they connect to another in time. */
  leave(worker: WorkerLink): void {
    const names = this.#present.get(worker) ?? new Set();
    this.#present.delete(worker);
    for (const { subscribers } of this.#streams.values()) subscribers.delete(worker);
    for (const channel of this.#channels.keys()) this.unlisten(worker, channel);
    setTimeout(() => this.#abandon(names), RECONNECT_MS).unref();
  }

  append(worker: WorkerLink, { code, after, id, text, indexEntry }: AppendRequest): AppendAnswer {
    const known = this.#streams.get(code);
    const at = known?.entries.at(-1)?.[0] ?? "";
    if (at !== after) {
      if (!known) return ["gone"];
      return after === "" ? ["taken"] : ["behind", entriesAfter(known, after), at];
    }
    if (id === "" && !known) return ["gone"];
    const stream = known ?? newStream();
    this.#streams.set(code, stream);
    if (id !== "") this.#add(code, stream, [id, text], worker);
    if (indexEntry) this.#note(code, stream, indexEntry);
    return ["ok"];
  }

  /** All entries of a race; none when it does not exist. */
  read(code: string): readonly WrittenEntry[] {
    return this.#streams.get(code)?.entries ?? [];
  }

  has(code: string): boolean {
    return this.#streams.has(code);
  }

  subscribe(worker: WorkerLink, code: string): void {
    this.#streams.get(code)?.subscribers.add(worker);
  }

  unsubscribe(worker: WorkerLink, code: string): void {
    this.#streams.get(code)?.subscribers.delete(worker);
  }

  /** Newest first. */
  list(name: string): readonly string[] {
    return [...(this.#lists.get(name) ?? [])].toReversed();
  }

  overdue(before: number): readonly string[] {
    const found: string[] = [];
    for (const [code, { dueAt }] of this.#streams) if (dueAt !== null && dueAt <= before) found.push(code);
    return found.slice(0, OVERDUE);
  }

  setDue(code: string, at: number | null): void {
    const stream = this.#streams.get(code);
    if (stream) stream.dueAt = at;
  }

  drop(code: string): void {
    const stream = this.#streams.get(code);
    if (!stream) return;
    this.#streams.delete(code);
    if (stream.expiry) clearTimeout(stream.expiry);
    this.#place(code, stream, null);
    for (const worker of stream.subscribers) worker.send(["race", code, "gone"]);
  }

  listen(worker: WorkerLink, channel: string): void {
    this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(worker));
  }

  unlisten(worker: WorkerLink, channel: string): void {
    const workers = this.#channels.get(channel);
    if (workers?.delete(worker) && workers.size === 0) this.#channels.delete(channel);
  }

  /** To all who listen except the sender. */
  publish(sender: WorkerLink, channel: string, text: string): void {
    for (const worker of this.#channels.get(channel) ?? [])
      if (worker !== sender) worker.send(["channel", channel, text]);
  }

  connect(worker: WorkerLink, code: string, userId: string): void {
    this.#present.get(worker)?.add(`${code} ${userId}`);
  }

  disconnect(worker: WorkerLink, code: string, userId: string): void {
    this.#present.get(worker)?.delete(`${code} ${userId}`);
  }

  isElsewhere(worker: WorkerLink, code: string, userId: string): boolean {
    return [...this.#present].some(([other, names]) => other !== worker && names.has(`${code} ${userId}`));
  }

  /** Whether no race would notice that the clock is corrected. */
  get isQuiet(): boolean {
    return [...this.#streams.values()].every(({ isOver }) => isOver);
  }

  #abandon(names: ReadonlySet<string>): void {
    const [worker] = this.#present.keys();
    const everybody = [...this.#present.values()];
    for (const name of names) {
      if (everybody.some((present) => present.has(name))) continue;
      const [code = "", userId = ""] = name.split(" ");
      worker?.send(["abandoned", code, userId]);
    }
  }

  #add(code: string, stream: Stream, entry: WrittenEntry, sender: WorkerLink): void {
    stream.entries.push(entry);
    const [id, text] = entry;
    for (const worker of stream.subscribers) if (worker !== sender) worker.send(["race", code, `${id} ${text}`]);
  }

  #note(code: string, stream: Stream, { isOver, dueAt, ttlMs, list, isListed }: RaceIndexEntry): void {
    stream.isOver = isOver;
    stream.dueAt = dueAt;
    this.#place(code, stream, isListed ? list : null);
    if (stream.expiry) clearTimeout(stream.expiry);
    stream.expiry = setTimeout(() => this.drop(code), ttlMs).unref();
  }

  #place(code: string, stream: Stream, list: string | null): void {
    if (stream.list === list) return;
    const before = stream.list === null ? undefined : this.#lists.get(stream.list);
    if (stream.list !== null && before?.delete(code) && before.size === 0) this.#lists.delete(stream.list);
    stream.list = list;
    if (list !== null) this.#lists.set(list, (this.#lists.get(list) ?? new Set()).add(code));
  }
}

function newStream(): Stream {
  return { entries: [], subscribers: new Set(), isOver: false, dueAt: null, list: null, expiry: null };
}

/** Ids end in positions, which count from 1 without a gap. Another race's ids have nothing to follow. */
function entriesAfter({ entries }: Stream, id: string): readonly WrittenEntry[] {
  const [born = "", position = ""] = id.split("-");
  return entries[0]?.[0].startsWith(`${born}-`) ? entries.slice(Number(position)) : [];
}
