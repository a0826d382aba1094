import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceSummary_race$key } from "../../../../../__generated__/RaceSummary_race.graphql";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { summariseRace } from "./summariseRace";

type Props = {
  readonly raceRef: RaceSummary_race$key;
  readonly viewerId: string | null;
  readonly characters: number;
  /** Where the summary as it is now is left, for whoever says it. */
  readonly latestRef: RefObject<string>;
  /** Whether it is said here: who types hears it with the summary of their own run instead. */
  readonly isSpoken: boolean;
};

/** Who listens hears how the race goes, at most so often (LOOK). */
const SUMMARY_MS = 10_000;

/** The race in one sentence, for those who listen instead of look. */
export function RaceSummary({ raceRef, viewerId, characters, latestRef, isSpoken }: Props) {
  const { t } = useLingui();
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
  const [said, setSaid] = useState("");
  useEffect(() => {
    const runners = racers.map(({ userId, name, phase: stands, position, finishedAfterMs }) => ({
      userId,
      name,
      phase: stands,
      position,
      finishedAfterMs,
    }));
    latestRef.current = summariseRace(runners, viewerId, characters, t);
  }, [racers, viewerId, characters, latestRef, t]);
  const isSaying = phase === "RUNNING" && isSpoken;
  useEffect(() => {
    if (!isSaying) return;
    const timer = setInterval(() => setSaid(latestRef.current), SUMMARY_MS);
    return () => clearInterval(timer);
  }, [isSaying, latestRef]);
  return (
    <VisuallyHidden>
      <output>{isSaying ? said : ""}</output>
    </VisuallyHidden>
  );
}
