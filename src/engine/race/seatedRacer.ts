import type { Racer, RaceState } from "./RaceState";

/** Whether somebody still has their seat: a racer who has not left, whatever their connection does. */
export function isSeated(racer: Racer): boolean {
  return racer.leftFor === null;
}

/** The racer of that id who still has a seat. */
export function seatedRacer(state: RaceState, id: string): Racer | undefined {
  return state.racers.find((racer) => racer.id === id && isSeated(racer));
}
