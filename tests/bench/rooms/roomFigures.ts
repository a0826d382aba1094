import type { Figure } from "../support/Figure";
import { median, quantile, spread } from "../support/statistics";
import type { Stretch } from "./Side";

type SideRound = { readonly watched: Stretch; readonly unwatched: Stretch };

/** Both sides, each with everybody watching and with nobody watching. */
export type RoomRound = { readonly ours: SideRound; readonly bare: SideRound };

/**
 * @param delays of each round and room, in ms.
 * @param racers in all rooms.
 */
export function roomFigures(
  rounds: readonly RoomRound[],
  delays: readonly (readonly (readonly number[])[])[],
  racers: number,
): readonly Figure[] {
  const ours = rounds.map((round) => deliveryCost(round.ours));
  const bare = rounds.map((round) => deliveryCost(round.bare));
  const all = delays.flat(2);
  const slowest = delays.map((rooms) => Math.max(...rooms.map((room) => quantile(room, 0.99))));
  const perRacer = (side: "ours" | "bare") =>
    rounds.map(({ [side]: { watched } }) => (watched.cpuMs * 1000) / watched.ms / racers);
  const garbage = (side: "ours" | "bare") =>
    rounds.map(({ [side]: { watched } }) => (watched.gcMs * 100) / watched.cpuMs);
  const rate = (count: (stretch: Stretch) => number) =>
    Math.round(median(rounds.map(({ ours: { watched } }) => (count(watched) * 1000) / watched.ms)));
  const core = (stretch: (round: RoomRound) => Stretch) =>
    `${Math.round(median(rounds.map((round) => (stretch(round).cpuMs / stretch(round).ms) * 100)))} %`;
  return [
    {
      name: "server CPU per delivered snapshot / bare ws server",
      value: median(ours) / median(bare),
      most: 1.3,
      unit: "×",
      digits: 2,
      details: [
        `Typeloop ${median(ours).toFixed(1)} µs (${spread(ours, 1)}), bare ` +
          `${median(bare).toFixed(1)} µs (${spread(bare, 1)}); ${rounds.length} rounds`,
        `of one core, all watching and nobody watching: Typeloop ` +
          `${core((round) => round.ours.watched)} and ${core((round) => round.ours.unwatched)}, ` +
          `bare ${core((round) => round.bare.watched)} and ${core((round) => round.bare.unwatched)}`,
      ],
    },
    {
      name: "server CPU per racer who types and watches, a second",
      value: median(perRacer("ours")),
      most: 0.4,
      unit: " ms",
      digits: 2,
      details: [
        `Typeloop ${spread(perRacer("ours"), 2)} ms, bare handler and ws server ` +
          `${median(perRacer("bare")).toFixed(2)} ms (${spread(perRacer("bare"), 2)}) in the same rounds`,
      ],
    },
    {
      name: "garbage collection of that CPU",
      value: median(garbage("ours")),
      most: 5,
      unit: " %",
      digits: 1,
      details: [
        `pauses of the main thread, by the clock, so more on a busy machine: Typeloop ` +
          `${spread(garbage("ours"), 1)} %, bare ${median(garbage("bare")).toFixed(1)} % ` +
          `(${spread(garbage("bare"), 1)})`,
      ],
    },
    {
      name: "slowest room's p99, batch sent to snapshot seen",
      value: median(slowest),
      most: 250,
      unit: " ms",
      digits: 0,
      details: [
        `100 rooms of 5 and 10 rooms of 30 at once: ${rate(({ batches }) => batches)} batches/s, ` +
          `${rate(({ deliveries }) => deliveries)} snapshots/s (${rate(({ bytes }) => bytes / 1000)} KB/s)`,
        `slowest room in each of ${rounds.length} rounds: ${slowest.map((ms) => ms.toFixed(0)).join(", ")} ms`,
        `over all rooms p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ` +
          `${quantile(all, 0.99).toFixed(0)} ms, most ${quantile(all, 1).toFixed(0)} ms ` +
          `(${all.length} batches; a snapshot goes out each 200 ms)`,
      ],
    },
  ];
}

/** µs of CPU for one delivered snapshot: what remains when the batches' own share is taken away. */
function deliveryCost({ watched, unwatched }: SideRound): number {
  const ofBatches = (unwatched.cpuMs * watched.batches) / unwatched.batches;
  return ((watched.cpuMs - ofBatches) * 1000) / watched.deliveries;
}
