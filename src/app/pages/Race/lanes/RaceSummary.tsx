import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceSummary_race$key } from "../../../../../__generated__/RaceSummary_race.graphql";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { summariseRace } from "./summariseRace";

type Props = { readonly raceRef: RaceSummary_race$key; readonly viewerId: string | null; readonly characters: number };

/** Who listens hears how the race goes, at most so often (LOOK). */
const SUMMARY_MS = 10_000;

/** The race in one sentence, for those who listen instead of look. */
export function RaceSummary({ raceRef, viewerId, characters }: Props) {
  const { phase, racers } = useFragment(
    graphql`
      fragment RaceSummary_race on Race @throwOnFieldError {
        phase
        racers {
          userId
          name
          phase
          position
          finishedAfterMs
        }
      }
    `,
    raceRef,
  );
  const [summary, setSummary] = useState("");
  const summarise = useEffectEvent(() => {
    const runners = racers.map(({ userId, name, phase: stands, position, finishedAfterMs }) => ({ userId, name, phase: stands, position, finishedAfterMs }));
    setSummary(summariseRace(runners, viewerId, characters));
  });
  const isRunning = phase === "RUNNING";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => summarise(), SUMMARY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <VisuallyHidden>
      <output>{isRunning ? summary : ""}</output>
    </VisuallyHidden>
  );
}
