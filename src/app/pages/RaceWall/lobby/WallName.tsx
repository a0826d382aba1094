import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallName_racer$key } from "../../../../../__generated__/WallName_racer.graphql";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { WallNumber } from "../WallNumber";
import styles from "./WallName.module.css";

type Props = {
  readonly racerRef: WallName_racer$key;
  /** Of the lane, from 1. */
  readonly number: number;
};

/** Somebody who is in, by the name that the big screen has for them. */
export function WallName({ racerRef, number }: Props) {
  const { t } = useLingui();
  const { wallName, isAway, phase, team } = useFragment(
    graphql`
      fragment WallName_racer on Racer @throwOnFieldError {
        wallName
        isAway
        phase
        team
      }
    `,
    racerRef,
  );
  return (
    <li className={styles["racer"]} data-away={isAway}>
      <WallNumber number={number} team={team ?? null} />
      <span className={styles["name"]}>{wallName}</span>
      {phase === "READY" && (
        <span className={styles["ready"]}>
          ✓<VisuallyHidden>{t`Ready`}</VisuallyHidden>
        </span>
      )}
      {isAway && <VisuallyHidden>{t`Away`}</VisuallyHidden>}
    </li>
  );
}
