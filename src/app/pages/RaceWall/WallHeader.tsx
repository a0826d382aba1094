import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { WallHeader_race$key } from "../../../../__generated__/WallHeader_race.graphql";
import { modeName } from "../Race/describeMode";
import styles from "./WallHeader.module.css";

type Props = {
  readonly raceRef: WallHeader_race$key;
  /** No news come at the moment. */
  readonly isAway: boolean;
  /** News come every two seconds only. */
  readonly isPolling: boolean;
};

/** The top of the big screen: whose race, what decides it, its code, and whether the picture is old. */
export function WallHeader({ raceRef, isAway, isPolling }: Props) {
  const { t } = useLingui();
  const { code, mode, group } = useFragment(
    graphql`
      fragment WallHeader_race on Race @throwOnFieldError {
        code
        mode
        group {
          name
        }
      }
    `,
    raceRef,
  );
  return (
    <div className={styles["head"]}>
      <h1 className={styles["title"]}>{group?.name ?? t`Race`}</h1>
      <span className={styles["mode"]}>{t(modeName(mode))}</span>
      <output className={styles["state"]}>
        {isAway ? t`Not live at the moment, trying again: this picture is old` : isPolling && t`Up to two seconds old`}
      </output>
      <Link className={styles["code"]} to={`/race/${code}`} aria-label={t`Race ${code}: back to its page`}>
        {code}
      </Link>
    </div>
  );
}
