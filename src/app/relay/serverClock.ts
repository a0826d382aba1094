import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { serverClockQuery } from "../../../__generated__/serverClockQuery.graphql";
import { noRetry } from "./retry";

const document = graphql`
  query serverClockQuery @throwOnFieldError {
    serverTime
  }
`;

const SAMPLES = 5;
const RESAMPLE_MS = 60_000;

/** Server time in ms since 1970 minus performance.now(). Until the first sample, this computer's clock. */
let offset = performance.timeOrigin;

/** The server's time now, in ms since 1970. */
export function serverNow(): number {
  return performance.now() + offset;
}

/** An instant of server time on the clock of `performance.now()` and `event.timeStamp`, in ms. */
export function toLocalTime(iso: string): number {
  return Date.parse(iso) - offset;
}

/**
 * Queries the time five times and uses the fastest response: it has the smallest error. Rejects with a RequestError.
 */
export async function sampleServerClock(environment: IEnvironment): Promise<void> {
  let best: { readonly offset: number; readonly roundTrip: number } | undefined;
  for (let count = 0; count < SAMPLES; count += 1) {
    const sample = await takeSample(environment);
    if (best === undefined || sample.roundTrip < best.roundTrip) best = sample;
  }
  if (best !== undefined) offset = best.offset;
}

async function takeSample(environment: IEnvironment) {
  const sent = performance.now();
  const answer = await fetchQuery<serverClockQuery>(
    environment,
    document,
    {},
    { networkCacheConfig: noRetry, fetchPolicy: "network-only" },
  ).toPromise();
  const received = performance.now();
  if (answer === undefined) throw new Error("The clock query ended without an answer");
  return { offset: answer.serverTime - (sent + received) / 2, roundTrip: received - sent };
}

/** After this wait, in ms, a start would be missed, so this computer's own clock is used. */
const MAX_WAIT_MS = 2_000;

/** Samples the server's clock while the page is open. True after the first sample, or when there is none in time. */
export function useServerClock(): boolean {
  const environment = useRelayEnvironment();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const finish = (): void => setReady(true);
    const sample = () => sampleServerClock(environment).catch(() => undefined);
    void sample().then(finish);
    const timeout = setTimeout(finish, MAX_WAIT_MS);
    const timer = setInterval(() => void sample(), RESAMPLE_MS);
    return () => {
      clearTimeout(timeout);
      clearInterval(timer);
    };
  }, [environment]);
  return isReady;
}

/** How long after a second begins the number changes, in ms: a timer that fires early would repeat the old one. */
const MARGIN_MS = 4;

/** Whole seconds until an instant of server time, down to 0; renders once a second. Null without an instant. */
export function useCountdown(startsAt: string | null): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (startsAt === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        const left = toLocalTime(startsAt) - performance.now();
        if (left <= 0) return;
        timer = setTimeout(
          () => {
            listener();
            wait();
          },
          (left % 1000 || 1000) + MARGIN_MS,
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [startsAt],
  );
  const read = (): number | null =>
    startsAt === null ? null : Math.max(0, Math.ceil((toLocalTime(startsAt) - performance.now()) / 1000));
  // The server renders no number, because it would be outdated on arrival.
  return useSyncExternalStore(subscribe, read, () => null);
}
