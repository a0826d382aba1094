import { setTimeout as sleep } from "node:timers/promises";
import { KeystrokeQueue } from "../../../src/app/typing/sending/KeystrokeQueue";
import {
  KeystrokeSender,
  readSendAnswer,
  type SendAnswer,
  type SendBatch,
} from "../../../src/app/typing/sending/KeystrokeSender";
import { limits } from "../../../src/contract/limits";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { Follower } from "./Follower";
import type { Robot } from "./Robot";
import { serverOffset } from "./serverOffset";
import { raceKeystrokes } from "./raceKeystrokes";
import { until } from "./until";

/** What a client may do with its batches on the way; `send` is the honest way. */
export type Meddling = (send: SendBatch) => SendBatch;

/** A racer in one race: follows it, types with the app's own sender, and records everything that was acknowledged. */
export class RobotRacer {
  readonly robot: Robot;
  readonly code: string;
  readonly text: string;
  readonly userId: string;
  readonly following: Follower;
  /**
   * All that is typed in the race, in ms from its start. A racer who has to wait continues from there, so it is only
   * complete at the end.
   */
  readonly keystrokes: Keystroke[];
  /** Share of the text, 0 to 1, after which they wait for now. */
  allowed = 1;
  /** Number of the last batch that the server has acknowledged. */
  acknowledged = 0;
  /** The longest time for a batch including retries, in ms. */
  longestMs = 0;
  readonly #queue = KeystrokeQueue.from(0, 0);
  readonly #sender: KeystrokeSender;
  readonly #began = new Map<number, number>();
  #typed = 0;
  #isWaiting = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    robot: Robot,
    {
      code,
      text,
      userId,
      seed,
      meddling,
    }: { code: string; text: string; userId: string; seed: number; meddling: Meddling },
  ) {
    this.robot = robot;
    this.code = code;
    this.text = text;
    this.userId = userId;
    this.keystrokes = [...raceKeystrokes(text, seed)];
    this.following = new Follower(robot, "RacePageSubscription", { code });
    const send = meddling((batch, keystrokes, signal) => this.#send(batch, keystrokes, signal));
    this.#sender = new KeystrokeSender({
      send,
      queue: this.#queue,
      store: { read: () => null, write: () => {}, clear: () => {} },
    });
  }

  /**
   * Takes a seat and follows the race.
   * @param text what will be typed: only the user who chose it knows it by now.
   */
  static async join(
    robot: Robot,
    code: string,
    text: string,
    seed: number,
    meddling: Meddling = (send) => send,
  ): Promise<RobotRacer> {
    const { joinRace } = await robot.askUntilAnswered("raceMutationsJoinMutation", { code });
    if (joinRace.__typename !== "RaceSuccess") throw new Error(`No seat: ${JSON.stringify(joinRace)}`);
    const { viewer } = await robot.askUntilAnswered("RacePageQuery", { code });
    const racer = new RobotRacer(robot, { code, text, userId: viewer.id, seed, meddling });
    await until("a racer sees the race", () => racer.race);
    return racer;
  }

  /** The last known state of the race. */
  get race(): any {
    return this.following.latest;
  }

  /** This racer in the race. */
  get own(): any {
    return this.race?.racers.find(({ userId }: any) => userId === this.userId);
  }

  /** Whether the server has acknowledged everything. */
  get isDone(): boolean {
    return this.#typed === this.keystrokes.length && this.#sender.isDone;
  }

  /** Why the sender has stopped, if it has. */
  get stopped(): string | null {
    const { state } = this.#sender;
    return state.kind === "stopped" ? state.reason : null;
  }

  /** Types when the race starts, by the server's clock as sampled now. */
  async type(): Promise<void> {
    const startsAt = await until("the race counts down", () => this.race?.startsAt as string | null);
    const offset = await serverOffset(this.robot);
    const zero = Date.parse(startsAt) - offset;
    await sleep(Math.max(0, zero - performance.now()));
    // A browser adds each key as it is pressed; what matters is that the sender gets them in time, and a part of a
    // batch each time.
    this.#timer = setInterval(() => this.#press(performance.now() - zero), limits.batchIntervalMs / 2);
  }

  /**
   * Waits until everything is acknowledged.
   * @throws when the server accepts no more.
   */
  async finish(forMs?: number): Promise<void> {
    await until(
      `a racer in ${this.code} has everything acknowledged (${this.#typed} of ` +
        `${this.keystrokes.length} typed, ${this.acknowledged} batches taken, ${this.stopped ?? "sending"})`,
      () => this.isDone || this.stopped !== null,
      forMs,
    );
    if (this.stopped !== null) throw new Error(`The sender stopped in ${this.code}: ${this.stopped}`);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#sender.close();
    await this.following.close();
  }

  #press(now: number): void {
    for (; this.#typed < this.keystrokes.length; this.#typed += 1) {
      const keystroke = this.keystrokes[this.#typed];
      if (!keystroke) return;
      if (this.#typed >= this.allowed * this.keystrokes.length) {
        this.#isWaiting = true;
        return;
      }
      if (this.#isWaiting) this.#delay(now - keystroke.time);
      this.#isWaiting = false;
      if ((this.keystrokes[this.#typed]?.time ?? 0) > now) return;
      this.#sender.add(this.keystrokes[this.#typed] ?? keystroke);
    }
    clearInterval(this.#timer);
    this.#sender.flush();
  }

  /** Delays all remaining keys, in whole ms. */
  #delay(ms: number): void {
    const later = Math.max(0, Math.round(ms));
    for (let at = this.#typed; at < this.keystrokes.length; at += 1) {
      const keystroke = this.keystrokes[at];
      if (keystroke) this.keystrokes[at] = { ...keystroke, time: keystroke.time + later };
    }
  }

  async #send(batch: number, keystrokes: string, signal: AbortSignal): Promise<SendAnswer> {
    const began = this.#began.get(batch) ?? performance.now();
    this.#began.set(batch, began);
    const asked = this.robot.ask("raceSessionMutation", { code: this.code, batch, keystrokes }, { signal, once: true });
    const answer = await readSendAnswer(
      asked.then(({ sendKeystrokes: { batch: taken, code, expected } }) =>
        taken == null ? { ok: false, error: code, expected } : { ok: true, data: taken },
      ),
    );
    if (answer !== "unreachable" && "taken" in answer) {
      this.acknowledged = Math.max(this.acknowledged, answer.taken);
      this.longestMs = Math.max(this.longestMs, performance.now() - began);
    }
    return answer;
  }
}
