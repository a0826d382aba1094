import type { RaceCommand, RaceDecision } from "../../engine/race/decideRace";
import type { RaceState } from "../../engine/race/RaceState";

/**
 * A command, or a function that makes it from the current state. It is called again if other events were appended
 * first.
 */
export type RoomCommand = RaceCommand | ((state: RaceState) => RaceCommand);

/** The outcome of a command. The race may also be gone. */
export type RoomDecision = RaceDecision | { readonly refused: "RACE_NOT_FOUND" };

/** A command waiting in a room. Makes a promise only if the outcome is not available at once. */
export class WaitingCommand {
  readonly command: RoomCommand;
  #settled: { readonly decision: RoomDecision } | { readonly error: unknown } | null = null;
  #later: { readonly resolve: (decision: RoomDecision) => void; readonly reject: (error: unknown) => void } | null =
    null;

  constructor(command: RoomCommand) {
    this.command = command;
  }

  resolve(decision: RoomDecision): void {
    this.#settled = { decision };
    this.#later?.resolve(decision);
  }

  reject(error: unknown): void {
    this.#settled = { error };
    this.#later?.reject(error);
  }

  /** The outcome, without a promise if it is available. Call it once. */
  outcome(): RoomDecision | Promise<RoomDecision> {
    const settled = this.#settled;
    if (settled === null) return new Promise((resolve, reject) => (this.#later = { resolve, reject }));
    return "error" in settled ? Promise.reject(settled.error) : settled.decision;
  }
}
