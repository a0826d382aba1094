import type { Keystroke } from "../../../../src/engine/log/Keystroke";
import { decodeLog } from "../../../../src/engine/log/logCodec";
import { decideRace, type RaceCommand } from "../../../../src/engine/race/decideRace";
import { foldRace, startRace } from "../../../../src/engine/race/foldRace";
import { type Racer, type RaceState, listBatches, raceLimits } from "../../../../src/engine/race/RaceState";
import type { SendAnswer } from "../../../../src/app/typing/sending/KeystrokeSender";

const me = { id: "me", name: "Me", avatar: null };
const other = { id: "other", name: "Other", avatar: null };

/** A running race decided by the real engine. Its clock is performance.now(), which the tests set. */
export class FakeRaceServer {
  readonly #past: RaceState[] = [];
  #state: RaceState;

  constructor(text: string) {
    this.#state = startRace({
      kind: "created",
      at: -10_000,
      settings: { code: "ABCDEF", visibility: "PRIVATE", language: "en", textId: "1", text },
      host: me,
      seats: [other],
    });
    this.#dispatch({ kind: "start", by: "me" }, -raceLimits.countdownMs);
    this.#dispatch({ kind: "tick" }, 0);
  }

  get racer(): Racer {
    return this.#state.racers[0]!;
  }

  /** The viewer's log on the server. */
  get log(): readonly Keystroke[] {
    return listBatches(this.racer.batches).flatMap((batch) => {
      const log = decodeLog(batch);
      return log.ok ? log.keystrokes : [];
    });
  }

  take(batch: number, keystrokes: string): SendAnswer {
    const decision = this.#dispatch({ kind: "type", by: "me", batch, keystrokes }, performance.now());
    if ("expected" in decision) return { expected: decision.expected };
    if ("refused" in decision) return { refused: decision.refused };
    return { taken: this.racer.batch };
  }

  kick(): void {
    this.#dispatch({ kind: "leave", by: "me" }, performance.now());
  }

  /** Forgets the last changes, like a server that crashed and came back with an older log. */
  forget(changes: number): void {
    for (let count = 0; count < changes; count += 1) this.#state = this.#past.pop() ?? this.#state;
  }

  #dispatch(command: RaceCommand, now: number) {
    const decision = decideRace(this.#state, command, now);
    if (!("events" in decision)) return decision;
    if (command.kind === "type" && decision.events.length > 0) this.#past.push(this.#state);
    this.#state = decision.events.reduce(foldRace, this.#state);
    return decision;
  }
}
