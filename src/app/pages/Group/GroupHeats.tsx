import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupHeats_heats$key } from "../../../../__generated__/GroupHeats_heats.graphql";
import type { GroupHeats_heat$key } from "../../../../__generated__/GroupHeats_heat.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { heatName, modeName } from "../../features/race/raceWords";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useStartFinal } from "./groupMutations";
import styles from "./GroupRaces.module.css";

const phases: Readonly<Record<string, MessageDescriptor>> = {
  LOBBY: msg({ message: "Not started yet", context: "race" }),
  COUNTDOWN: msg`Starting now`,
  RUNNING: msg({ message: "In progress", context: "race" }),
  FINISHED: msg({ message: "Finished", context: "race" }),
  CANCELLED: msg({ message: "Canceled", context: "race" }),
};

/** The phase of a race in a word; its code if this build does not know it. */
export function describePhase(phase: string): MessageDescriptor {
  return phases[phase] ?? { id: phase };
}

/** Whether a race has finished, or was canceled. */
export const isOver = (phase: string | null | undefined): boolean => phase === "FINISHED" || phase === "CANCELLED";

type Props = {
  readonly heatsRef: GroupHeats_heats$key;
  /** Whether the viewer coaches the group. */
  readonly mayConduct: boolean;
};

/** The heats of a group: who races where, and for its coaches the step to the final. */
export function GroupHeats({ heatsRef, mayConduct }: Props) {
  const { t } = useLingui();
  const {
    id,
    mode,
    best,
    heats,
    final: lastRace,
  } = useFragment(
    graphql`
      fragment GroupHeats_heats on RaceHeats @throwOnFieldError {
        id
        mode
        best
        heats {
          number
          phase
          ...GroupHeats_heat
        }
        final {
          ...GroupHeats_heat
        }
      }
    `,
    heatsRef,
  );
  const [startFinal, isStarting] = useStartFinal();
  const [error, setError] = useState<ErrorCode | null>(null);
  const haveEnded = heats.every(({ phase }) => isOver(phase));
  const start = async (): Promise<void> => {
    const answer = await startFinal({ heatsId: id });
    setError(answer.ok ? null : answer.error);
  };
  const name = t(modeName(mode));
  return (
    <section className={styles["heats"]} aria-label={t`Heats`}>
      <h3 className={styles["heading"]}>{t`Heats`}</h3>
      <p className={styles["soft"]}>{t`${name}. The top ${best} from each heat go to the final.`}</p>
      <ol className={styles["list"]}>
        {heats.map((heat) => (
          <HeatRow key={heat.number} heatRef={heat} mayConduct={mayConduct} />
        ))}
        {lastRace != null && <HeatRow heatRef={lastRace} mayConduct={mayConduct} />}
      </ol>
      {mayConduct && lastRace == null && (
        <div className={styles["actions"]}>
          <Button look="primary" aria-disabled={!haveEnded || undefined} isBusy={isStarting} onClick={start}>
            {t`Create the final`}
          </Button>
          {!haveEnded && <p className={styles["soft"]}>{t`You can create the final once all heats have finished.`}</p>}
        </div>
      )}
      {error !== null && <ErrorNotice code={error} onRetry={start} />}
    </section>
  );
}

/** A heat, or the final: its phase, who is in it, and the way there. */
function HeatRow({ heatRef, mayConduct }: { readonly heatRef: GroupHeats_heat$key; readonly mayConduct: boolean }) {
  const { t } = useLingui();
  const { number, code, phase, names } = useFragment(
    graphql`
      fragment GroupHeats_heat on Heat @throwOnFieldError {
        number
        code
        phase
        names
      }
    `,
    heatRef,
  );
  const title = t(heatName(number));
  return (
    <li className={styles["race"]}>
      <div className={styles["head"]}>
        <strong>{title}</strong>
        <span className={styles["soft"]}>
          {phase == null ? t`Stopped because of a server problem` : t(describePhase(phase))}
        </span>
        <div className={styles["links"]}>
          <LinkButton isSmall to={`/race/${code}`} aria-label={t`Go to the race: ${title}`}>
            {phase === "FINISHED" ? t`See results` : t`Go to the race`}
          </LinkButton>
          {mayConduct && phase === "FINISHED" && (
            <LinkButton isSmall to={`/race/${code}/wall`} target="_blank" aria-label={t`Race on big screen: ${title}`}>
              {t`Race on big screen`}
            </LinkButton>
          )}
        </div>
      </div>
      {names.length > 0 && <p className={styles["names"]}>{names.join(", ")}</p>}
    </li>
  );
}
