import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BoardRow_race$key } from "../../../../__generated__/BoardRow_race.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { Button } from "../../ui/Button";
import { LinkButton } from "../../ui/LinkButton";
import { languageName } from "../Race/describeRace";
import styles from "./BoardRow.module.css";

type Props = {
  readonly raceRef: BoardRow_race$key;
  readonly isBusy: boolean;
  readonly onJoin: (code: RaceCode) => Promise<void>;
};

/** One open race in the list. */
export function BoardRow({ raceRef, isBusy, onJoin }: Props) {
  const { code, language, seats, racers } = useFragment(
    graphql`
      fragment BoardRow_race on Race @throwOnFieldError {
        code
        language
        seats
        racers {
          name
          isHost
        }
      }
    `,
    raceRef,
  );
  const { t } = useLingui();
  const host = racers.find(({ isHost }) => isHost);
  const taken = racers.length;
  const isFull = taken >= seats;
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <p className={styles["title"]}>{t(languageName(language))}</p>
        <p className={styles["facts"]}>
          <span>
            <Trans>
              {taken} of {seats} seats taken
            </Trans>
          </span>
          {host !== undefined && <span>{t`by ${host.name}`}</span>}
        </p>
      </div>
      {isFull ? (
        <LinkButton to={`/race/${code}`} aria-label={t`Watch race ${code}`}>
          {t`Watch`}
        </LinkButton>
      ) : (
        <Button isBusy={isBusy} onClick={() => onJoin(code)} aria-label={t`Join race ${code}`}>
          {t`Join`}
        </Button>
      )}
    </li>
  );
}
