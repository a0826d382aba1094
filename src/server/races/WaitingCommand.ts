import type { RaceCommand, RaceDecision } from "../../engine/race/decideRace";
import type { RaceState } from "../../engine/race/RaceState";

/** A command, or what to ask for in the state that it will meet: when others were quicker, it is decided anew. */
export type RoomCommand = RaceCommand | ((state: RaceState) => RaceCommand);

/** What came of a command; a race may also be gone. */
export type RoomDecision = RaceDecision | { readonly refused: "RACE_NOT_FOUND" };

/** A command on its way through a room. It makes a promise only where its outcome is not there at once. */
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

  /** What came of it, at once where it is there. To be asked once. */
  outcome(): RoomDecision | Promise<RoomDecision> {
    const settled = this.#settled;
    if (settled === null) return new Promise((resolve, reject) => (this.#later = { resolve, reject }));
    return "error" in settled ? Promise.reject(settled.error) : settled.decision;
  }
}
