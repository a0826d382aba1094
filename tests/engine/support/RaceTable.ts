import { encodeLog } from "../../../src/engine/log/logCodec";
import { decideRace, type RaceDecision, type RaceCommand } from "../../../src/engine/race/decideRace";
import { foldRace, startRace } from "../../../src/engine/race/foldRace";
import type {
  RaceEvent,
  RacerIdentity,
  RaceSettings,
  RaceState,
  RaceVisibility,
} from "../../../src/engine/race/RaceState";
import { racePlaces } from "../../../src/engine/race/raceResults";

/** An ordinary time on a server's clock. */
export const T0 = 1_790_000_000_000;

export function person(id: string, more: Partial<RacerIdentity> = {}): RacerIdentity {
  return { id, name: id.toUpperCase(), avatar: null, ...more };
}

type Setup = {
  readonly visibility?: RaceVisibility;
  readonly text?: string;
  readonly seats?: readonly string[];
  readonly more?: Partial<RaceSettings>;
};

/**
 * A race for a story: a clock, commands, and the race in one line after each. The host is ann; a race of a group has
 * none.
 */
export class RaceTable {
  readonly events: RaceEvent[] = [];
  now = T0;
  state: RaceState;

  constructor({ visibility = "PRIVATE", text = "be it", seats = [], more = {} }: Setup = {}) {
    const created = {
      at: T0,
      kind: "created",
      settings: { code: "ABCDEF", visibility, language: "en", textId: "1", text, ...more },
      host: more.group ? null : person("ann"),
      seats: seats.map((id) => person(id)),
    } as const;
    this.events.push(created);
    this.state = startRace(created);
  }

  decide(command: RaceCommand): RaceDecision {
    const decision = decideRace(this.state, command, this.now);
    if (!("events" in decision)) return decision;
    this.events.push(...decision.events);
    this.state = decision.events.reduce(foldRace, this.state);
    return decision;
  }

  /** Decides commands; returns the race in one line, or the refusal of the last, which must have changed nothing. */
  do(...commands: RaceCommand[]): string {
    let line = this.line();
    for (const command of commands) {
      const before = this.state;
      const decision = this.decide(command);
      if ("refused" in decision) expect(this.state).toBe(before);
      line = "refused" in decision ? ["refused", ...Object.values(decision)].join(" ") : this.line();
    }
    return line;
  }

  wait(ms: number): this {
    this.now += ms;
    return this;
  }

  join(...ids: string[]): string {
    return this.do(
      ...ids.flatMap((id): RaceCommand[] => [
        { kind: "join", by: person(id) },
        { kind: "connect", by: id },
      ]),
    );
  }

  tick(): string {
    return this.do({ kind: "tick" });
  }

  /** Connects the host, seats the others, starts, and waits for the start. */
  run(...others: string[]): this {
    this.do({ kind: "connect", by: "ann" });
    this.join(...others);
    this.do({ kind: "start", by: "ann", conducts: this.state.settings.group !== null });
    this.wait(5_500).tick();
    return this;
  }

  /** A racer's next batch: these keys, all typed `ago` ms before now. */
  type(id: string, keys: string, { batch = this.racer(id).batch + 1, ago = 0 } = {}): string {
    const time = this.now - (this.state.startsAt ?? this.now) - ago;
    return this.do({
      kind: "type",
      by: id,
      batch,
      keystrokes: encodeLog([...keys].map((text) => ({ time, kind: "insert", text }))),
    });
  }

  racer(id: string) {
    return this.state.racers.find((racer) => racer.id === id)!;
  }

  /**
   * Phase, then each lane: host `*`, phase if it differs from what the race's phase implies, what is typed, `~` away,
   * why they left, place.
   */
  line(): string {
    const places = racePlaces(this.state);
    const lanes = this.state.racers.map((racer) => {
      const { id, phase, typing, awaySince, leftFor } = racer;
      const place = places.get(id);
      const marks = [id === this.state.hostId ? "*" : "", awaySince === null ? "" : "~"].join("");
      return [
        id + marks,
        phase,
        typing.text.slice(0, typing.position).join("").replace(" ", "_"),
        leftFor === null ? "" : `(${leftFor})`,
        place ? `#${place}` : "",
      ]
        .filter(Boolean)
        .join(" ");
    });
    return [this.state.phase, ...lanes].join(" | ");
  }
}
