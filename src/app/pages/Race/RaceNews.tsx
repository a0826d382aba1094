import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceNews_race$data, RaceNews_race$key } from "../../../../__generated__/RaceNews_race.graphql";
import { ordinal } from "../../features/race/raceWords";
import { useCountdown } from "../../relay/serverClock";
import { VisuallyHidden } from "../../ui/primitives";

type Props = {
  readonly raceRef: RaceNews_race$key;
  /** Null for viewers without an account. */
  readonly viewerId: string | null;
};

/**
 * Says to screen readers what happens in a race: who comes and goes in the lobby, the countdown, one's own finish and
 * the end. Mounted through all phases, because a live region that comes with its text is not read.
 */
export function RaceNews({ raceRef, viewerId }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceNews_race on Race @throwOnFieldError {
        phase
        startsAt
        racers {
          userId
          name
          phase
          place
        }
      }
    `,
    raceRef,
  );
  const known = useRef(race);
  const [news, setNews] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = race;
    const sentences = describeChange(before, race, viewerId, t);
    if (sentences.length > 0) setNews(sentences.join(" "));
  }, [race, viewerId, t]);
  const hasStarted = useCountdown(race.startsAt ?? null) === 0;
  const wasCounting = useRef(false);
  useEffect(() => {
    if (race.phase !== "COUNTDOWN" && race.phase !== "RUNNING") return;
    if (hasStarted && wasCounting.current) setNews(t`Go`);
    wasCounting.current = !hasStarted;
  }, [hasStarted, race.phase, t]);
  return (
    <VisuallyHidden>
      <output>{news}</output>
    </VisuallyHidden>
  );
}

type Racers = RaceNews_race$data["racers"];

/** What happened between two states of a race, in sentences. */
function describeChange(
  before: RaceNews_race$data,
  { phase, racers }: RaceNews_race$data,
  viewerId: string | null,
  t: (message: MessageDescriptor) => string,
): readonly string[] {
  if (phase === "LOBBY") return describeGuests(before.racers, racers, viewerId, t);
  const placeIn = (list: Racers) => list.find(({ userId }) => userId === viewerId)?.place ?? null;
  const place = placeIn(racers);
  const nth = place === null ? "" : t(ordinal(place));
  const own = place === null ? [] : [`${t(msg`${nth} place`)}.`];
  if (phase !== before.phase) {
    if (phase === "COUNTDOWN") return [t(msg`The race is about to start. Read the text.`)];
    if (phase === "CANCELLED") return [`${t(msg`This race was canceled`)}.`];
    if (phase === "FINISHED") return [t(msg`The race is over.`), ...own];
  }
  return placeIn(before.racers) === null && place !== null ? [`${t(msg`You've finished`)}.`, ...own] : [];
}

/** Who came into the lobby, who left it, and how many are there now. */
function describeGuests(
  before: Racers,
  racers: Racers,
  viewerId: string | null,
  t: (message: MessageDescriptor) => string,
): readonly string[] {
  const seated = (list: Racers) => list.filter(({ phase }) => phase !== "LEFT");
  const without = (list: Racers, others: Racers) =>
    seated(list).filter(
      ({ userId }) => userId !== viewerId && !seated(others).some((other) => other.userId === userId),
    );
  const changes = [
    ...without(racers, before).map(({ name }) => t(msg`${name} joined.`)),
    ...without(before, racers).map(({ name }) => t(msg`${name} left.`)),
  ];
  const count = seated(racers).length;
  return changes.length === 0 ? [] : [...changes, t(msg`${plural(count, { one: "# racer", other: "# racers" })}.`)];
}
