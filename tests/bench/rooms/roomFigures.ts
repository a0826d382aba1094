import type { Figure } from "../support/Figure";
import { median, quantile, spread } from "../support/statistics";

/** What happened in one window: CPU time of the server, length of the window (both ms), and what the clients counted. */
export type RoomWindow = { readonly cpuMs: number; readonly ms: number; readonly batches: number; readonly deliveries: number; readonly bytes: number };

/** The product with everybody watching, the same batches with nobody watching, and the bare server. */
export type RoomRound = { readonly watched: RoomWindow; readonly unwatched: RoomWindow; readonly bare: RoomWindow };

/** @param delays of each room, in ms. */
export function roomFigures(rounds: readonly RoomRound[], delays: readonly (readonly number[])[]): readonly Figure[] {
  const ours = rounds.map(deliveryCost);
  const bare = rounds.map((round) => (round.bare.cpuMs * 1000) / round.bare.deliveries);
  const all = delays.flat();
  const slowest = delays.map((room) => quantile(room, 0.99));
  const rate = (count: (round: RoomRound) => number) => Math.round(median(rounds.map((round) => (count(round) * 1000) / round.watched.ms)));
  const core = (window: (round: RoomRound) => RoomWindow) => `${Math.round(median(rounds.map((round) => (window(round).cpuMs / window(round).ms) * 100)))} %`;
  return [
    {
      name: "server CPU per delivered snapshot / bare ws server",
      value: median(ours) / median(bare),
      most: 2,
      unit: "×",
      digits: 2,
      details: [
        `Typeloop ${median(ours).toFixed(1)} µs (${spread(ours, 1)}), bare ${median(bare).toFixed(1)} µs (${spread(bare, 1)}); ${rounds.length} rounds`,
        `of one core: ${core(({ watched }) => watched)} with all watching, ${core(({ unwatched }) => unwatched)} with nobody watching; the bare server ${core((round) => round.bare)}`,
      ],
    },
    {
      name: "slowest room's p99, batch sent to snapshot seen",
      value: Math.max(...slowest),
      most: 250,
      unit: " ms",
      digits: 0,
      details: [
        `100 rooms of 5 and 10 rooms of 30 at once: ${rate(({ watched }) => watched.batches)} batches/s, ${rate(({ watched }) => watched.deliveries)} snapshots/s (${rate(({ watched }) => watched.bytes / 1000)} KB/s)`,
        `over all rooms p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms, most ${Math.max(...slowest.map((_, at) => quantile(delays[at] ?? [], 1))).toFixed(0)} ms (${all.length} batches; a snapshot goes out each 200 ms)`,
      ],
    },
  ];
}

/** µs of CPU for one delivered snapshot: what remains when the batches' own share is taken away. */
function deliveryCost({ watched, unwatched }: RoomRound): number {
  const ofBatches = (unwatched.cpuMs * watched.batches) / unwatched.batches;
  return ((watched.cpuMs - ofBatches) * 1000) / watched.deliveries;
}
