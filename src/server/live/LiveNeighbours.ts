import { endingOf, type LiveEvent, type LiveOpening } from "./LiveEvent";

/**
 * What is known of another process: when it was last heard, how much it had said by then, and what is open there, by
 * connection.
 */
type Neighbour = { heardAt: number; said: number; readonly open: Map<string, LiveOpening> };

/**
 * The other processes as they are heard. Each numbers what it says; who hears a number that does not follow has missed
 * something, and asks for all that is open there.
 */
export class LiveNeighbours {
  readonly #known = new Map<string, Neighbour>();
  readonly #fold: (event: LiveEvent, from: string) => void;

  /** @param fold hears of each event once, in the order of who said it, and of the ends that nobody said. */
  constructor(fold: (event: LiveEvent, from: string) => void) {
    this.#fold = fold;
  }

  /**
   * Somebody says their `said`-th thing: an event, or only that they are alive. False when something before it was
   * missed: then nothing is done with it.
   */
  hear(from: string, said: number, event: LiveEvent | null, now: number): boolean {
    const neighbour = this.#known.get(from);
    if (!neighbour) return false;
    neighbour.heardAt = now;
    if (neighbour.said + (event === null ? 0 : 1) !== said) return false;
    neighbour.said = said;
    if (event) this.#take(neighbour, event, from);
    return true;
  }

  knows(from: string): boolean {
    return this.#known.has(from);
  }

  /** All that is open at somebody who has said so much. What is new began; what is not among it any more has ended. */
  reconcile(from: string, said: number, openings: readonly LiveOpening[], now: number): void {
    const neighbour = this.#known.get(from) ?? { heardAt: now, said, open: new Map<string, LiveOpening>() };
    this.#known.set(from, neighbour);
    neighbour.heardAt = now;
    neighbour.said = said;
    const connections = new Set(openings.map(({ connection }) => connection));
    for (const opening of openings) {
      if (!neighbour.open.has(opening.connection)) this.#take(neighbour, opening, from);
    }
    for (const opening of neighbour.open.values()) {
      if (!connections.has(opening.connection)) this.#take(neighbour, endingOf(opening), from);
    }
  }

  /** Whoever was last heard before that is gone, and with them all that was open there. */
  endSilent(before: number): void {
    for (const [from, neighbour] of this.#known) {
      if (neighbour.heardAt < before) this.#end(from, neighbour);
    }
  }

  /** They say themselves that they are gone. */
  end(from: string): void {
    const neighbour = this.#known.get(from);
    if (neighbour) this.#end(from, neighbour);
  }

  /** Nobody could be heard for a while: nobody is blamed for it. */
  excuse(now: number): void {
    for (const neighbour of this.#known.values()) neighbour.heardAt = now;
  }

  #end(from: string, neighbour: Neighbour): void {
    this.#known.delete(from);
    for (const opening of neighbour.open.values()) this.#fold(endingOf(opening), from);
  }

  #take({ open }: Neighbour, event: LiveEvent, from: string): void {
    if (event.kind === "came" || event.kind === "watching") open.set(event.connection, event);
    else if (event.kind !== "presence") open.delete(event.connection);
    this.#fold(event, from);
  }
}
