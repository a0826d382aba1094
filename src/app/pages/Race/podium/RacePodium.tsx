import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RacePodium_race$key } from "../../../../../__generated__/RacePodium_race.graphql";
import type { RacePodium_text$key } from "../../../../../__generated__/RacePodium_text.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { LinkButton } from "../../../ui/LinkButton";
import { useRematch } from "../mutations/useRematch";
import { RaceBrief } from "../RaceBrief";
import { PodiumStep } from "./PodiumStep";
import styles from "./RacePodium.module.css";
import { Standing } from "./Standing";

type Props = { readonly raceRef: RacePodium_race$key; readonly textRef: RacePodium_text$key; readonly viewerId: string | null };

/** The end of a race: the first three, everybody's standing, and the way to the next race. */
export function RacePodium({ raceRef, textRef, viewerId }: Props) {
  const { t } = useLingui();
  const { code, rematchCode, racers } = useFragment(
    graphql`
      fragment RacePodium_race on Race @throwOnFieldError {
        code
        rematchCode
        racers {
          id
          userId
          phase
          position
          finishedAfterMs
          place
          resultId
          ...PodiumStep_racer
          ...Standing_racer
        }
      }
    `,
    raceRef,
  );
  const fixed = useFragment(
    graphql`
      fragment RacePodium_text on Race @throwOnFieldError {
        ...RaceBrief_race
      }
    `,
    textRef,
  );
  const navigate = useNavigate();
  const [rematch, isAsking] = useRematch();
  const [error, setError] = useState<ErrorCode | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const order = racers.toSorted((a, b) => (a.finishedAfterMs ?? Infinity) - (b.finishedAfterMs ?? Infinity) || b.position - a.position);
  const steps = order.filter(({ place }) => place != null).slice(0, 3);
  const mine = racers.find(({ userId }) => userId === viewerId);
  const canAsk = mine !== undefined && mine.phase !== "LEFT";

  useEffect(() => {
    window.scrollTo(0, 0);
    // The line that had the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const ask = async (): Promise<void> => {
    const answer = await rematch({ code });
    if (answer.ok) await navigate(`/race/${answer.code}`, { state: { takeSeat: true } });
    else setError(answer.error);
  };

  return (
    <div className={styles["podium"]}>
      <div className={styles["head"]}>
        <h1 ref={heading} className={styles["title"]} tabIndex={-1}>
          {mine?.place === 1 ? t`You won the race` : t`The race is over`}
        </h1>
        <p className={styles["lead"]}>
          <RaceBrief raceRef={fixed} />
        </p>
      </div>
      {steps.length > 0 && (
        <ol className={styles["steps"]} data-count={steps.length} aria-label={t`Podium`}>
          {steps.map((racer, index) => (
            <PodiumStep key={racer.id} racerRef={racer} step={index + 1} isMine={racer === mine} />
          ))}
        </ol>
      )}
      {error !== null && <ErrorNotice code={error} onRetry={ask} />}
      <div className={styles["actions"]}>
        {rematchCode != null ? (
          <LinkButton look="primary" to={`/race/${rematchCode}`} state={{ takeSeat: true }}>
            {t`Rematch: take your seat`}
          </LinkButton>
        ) : (
          canAsk && (
            <Button look="primary" isBusy={isAsking} onClick={ask}>
              {t`Rematch`}
            </Button>
          )
        )}
        {mine?.resultId != null && <LinkButton to={`/results/${encodeURIComponent(mine.resultId)}`}>{t`Your result`}</LinkButton>}
        <LinkButton to="/race">{t`All races`}</LinkButton>
      </div>
      <table className={styles["table"]}>
        <caption className={styles["caption"]}>{t`Standings`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Place`}</th>
            <th scope="col">{t`Racer`}</th>
            <th scope="col">{t`Time`}</th>
            <th scope="col">{t`Speed`}</th>
            <th scope="col">{t`Accuracy`}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((racer) => (
            <Standing key={racer.id} racerRef={racer} isMine={racer === mine} number={racers.indexOf(racer) + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
