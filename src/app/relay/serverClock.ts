import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { serverClockQuery } from "../../../__generated__/serverClockQuery.graphql";
import { onlyOnce } from "./retry";

const document = graphql`
  query serverClockQuery @throwOnFieldError {
    serverTime
  }
`;

const SAMPLES = 5;
const RESAMPLE_MS = 60_000;

/**
 * Server's ms since 1970 minus this page's performance.now(). Until the first sample this computer's clock is trusted.
 */
let offset = performance.timeOrigin;

/** What the server's clock shows now, in ms since 1970. */
export function serverNow(): number {
  return performance.now() + offset;
}

/**
 * When an instant of the server's clock falls on this page's own clock: ms, to be compared with `performance.now()` and
 * an event's `timeStamp`.
 */
export function toLocalTime(iso: string): number {
  return Date.parse(iso) - offset;
}

/**
 * Asks for the time five times and believes the answer that was quickest: it had the least room to be wrong. Resolves
 * when done, rejects with a RequestError.
 */
export async function sampleServerClock(environment: IEnvironment): Promise<void> {
  let best: { readonly offset: number; readonly roundTrip: number } | undefined;
  for (let count = 0; count < SAMPLES; count += 1) {
    const sample = await takeSample(environment);
    if (best === undefined || sample.roundTrip < best.roundTrip) best = sample;
  }
  if (best !== undefined) offset = best.offset;
}

/**
 * Keeps the clock right while a live page is open: now and each minute. Returns the way to stop. A failed sample leaves
 * the last one standing.
 */
export function keepServerClock(environment: IEnvironment): () => void {
  const sample = () => sampleServerClock(environment).catch(() => undefined);
  void sample();
  const timer = setInterval(() => void sample(), RESAMPLE_MS);
  return () => clearInterval(timer);
}

async function takeSample(environment: IEnvironment) {
  const sent = performance.now();
  const answer = await fetchQuery<serverClockQuery>(
    environment,
    document,
    {},
    { networkCacheConfig: onlyOnce, fetchPolicy: "network-only" },
  ).toPromise();
  const received = performance.now();
  if (answer === undefined) throw new Error("The clock query ended without an answer");
  return { offset: answer.serverTime - (sent + received) / 2, roundTrip: received - sent };
}
