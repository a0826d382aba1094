import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WallSummary_race$key } from "../../../../../__generated__/WallSummary_race.graphql";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { summariseRace } from "../../Race/lanes/summariseRace";

type Props = { readonly raceRef: WallSummary_race$key; readonly characters: number };

/** Who listens hears how the race goes, at most so often (LOOK). */
const SUMMARY_MS = 10_000;

/** The race in one sentence, for those who listen instead of look: by the names of the big screen. */
export function WallSummary({ raceRef, characters }: Props) {
  const { t } = useLingui();
  const { phase, racers } = useFragment(
    graphql`
      fragment WallSummary_race on Race @throwOnFieldError {
        phase
        racers {
          id
          wallName
          phase
          position
          finishedAfterMs
        }
      }
    `,
    raceRef,
  );
  const [said, setSaid] = useState("");
  const latest = useRef("");
  useEffect(() => {
    const runners = racers.map(({ id, wallName, phase: stands, position, finishedAfterMs }) => ({
      userId: id,
      name: wallName,
      phase: stands,
      position,
      finishedAfterMs,
    }));
    latest.current = summariseRace(runners, null, characters, t);
  }, [racers, characters, t]);
  useEffect(() => {
    if (phase !== "RUNNING") return;
    const timer = setInterval(() => setSaid(latest.current), SUMMARY_MS);
    return () => clearInterval(timer);
  }, [phase]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
