import type { Robot } from "./Robot";

const SAMPLES = 5;

/** Server's ms since 1970 minus performance.now() here. Like the app: five samples, of which the fastest counts. */
export async function serverOffset(robot: Robot): Promise<number> {
  const samples = await Promise.all(
    Array.from({ length: SAMPLES }, async () => {
      const sent = performance.now();
      const { serverTime } = await robot.askUntilAnswered("serverClockQuery", {});
      const received = performance.now();
      return { offset: Number(serverTime) - (sent + received) / 2, roundTrip: received - sent };
    }),
  );
  return samples.reduce((best, sample) => (sample.roundTrip < best.roundTrip ? sample : best)).offset;
}
