import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ordinal } from "./raceWords";

type Standing = {
  readonly place: number | null | undefined;
  readonly finishedAfterMs: number | null | undefined;
  readonly position: number;
};

/** The order of a podium: by place, then those who finished without one by time, then by position in the text. */
export function compareRacers(a: Standing, b: Standing): number {
  return nullLast(a.place, b.place) || nullLast(a.finishedAfterMs, b.finishedAfterMs) || b.position - a.position;
}

function nullLast(a: number | null | undefined, b: number | null | undefined): number {
  const [first, second] = [a ?? Infinity, b ?? Infinity];
  return first === second ? 0 : first - second;
}

type Runner = {
  readonly userId: string;
  readonly name: string;
  readonly phase: string;
  readonly position: number;
  readonly finishedAfterMs: number | null | undefined;
};

/**
 * The state of a race in one or two short sentences: the viewer first, then the leader. Empty without racers.
 * @param t translates.
 */
export function summariseRace(
  racers: readonly Runner[],
  viewerId: string | null,
  characters: number,
  t: (message: MessageDescriptor) => string,
): string {
  const order = racers
    .filter(({ phase }) => phase !== "LEFT")
    .sort((a, b) => (a.finishedAfterMs ?? Infinity) - (b.finishedAfterMs ?? Infinity) || b.position - a.position);
  const [leader] = order;
  if (leader === undefined) return "";
  const percentOf = ({ position }: Runner): number =>
    characters === 0 ? 100 : Math.floor((position * 100) / characters);
  const at = order.findIndex(({ userId }) => userId === viewerId);
  const mine = order[at];
  const { name } = leader;
  const ahead = percentOf(leader);
  const lead =
    leader.finishedAfterMs != null
      ? t(msg`${name} has finished.`)
      : t(msg`${name} is in the lead, at ${ahead} percent.`);
  if (mine === undefined) return lead;
  const place = t(ordinal(at + 1));
  const count = order.length;
  const percent = percentOf(mine);
  const own = t(msg`You're ${place} of ${count}, at ${percent} percent.`);
  return mine === leader ? own : `${own} ${lead}`;
}
