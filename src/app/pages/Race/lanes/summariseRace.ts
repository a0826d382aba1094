import { ordinal } from "../ordinal";

type Runner = {
  readonly userId: string;
  readonly name: string;
  readonly phase: string;
  readonly position: number;
  readonly finishedAfterMs: number | null | undefined;
};

/** How a race goes, in one or two short sentences: the viewer first, then who leads. Empty without racers. */
export function summariseRace(racers: readonly Runner[], viewerId: string | null, characters: number): string {
  const order = racers.filter(({ phase }) => phase !== "LEFT").sort((a, b) => (a.finishedAfterMs ?? Infinity) - (b.finishedAfterMs ?? Infinity) || b.position - a.position);
  const [leader] = order;
  if (leader === undefined) return "";
  const percentOf = ({ position }: Runner): number => (characters === 0 ? 100 : Math.floor((position * 100) / characters));
  const at = order.findIndex(({ userId }) => userId === viewerId);
  const mine = order[at];
  const lead = leader.finishedAfterMs != null ? `${leader.name} is through.` : `${leader.name} leads with ${percentOf(leader)} percent.`;
  if (mine === undefined) return lead;
  const own = `You are ${ordinal(at + 1)} of ${order.length}, at ${percentOf(mine)} percent.`;
  return mine === leader ? own : `${own} ${lead}`;
}
