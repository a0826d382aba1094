import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallStanding_racer$key } from "../../../../../__generated__/WallStanding_racer.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { ordinal } from "../../Race/ordinal";
import { formatImprovement } from "../../Race/teams/formatImprovement";
import { WallNumber } from "../WallNumber";
import styles from "./WallStanding.module.css";

type Props = {
  readonly racerRef: WallStanding_racer$key;
  readonly mode: string;
  /** Of the lane, from 1. */
  readonly number: number;
};

/** Where somebody ended, with the figure that decided it. */
export function WallStanding({ racerRef, mode, number }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { wallName, phase, place, wpm, errors, improvement, team } = useFragment(
    graphql`
      fragment WallStanding_racer on Racer @throwOnFieldError {
        wallName
        phase
        place
        wpm
        errors
        improvement
        team
      }
    `,
    racerRef,
  );
  const isThrough = phase === "FINISHED";
  const figure =
    mode === "ACCURACY" && isThrough
      ? t`${plural(errors, { one: "# wrong key", other: "# wrong keys" })}`
      : mode === "HANDICAP" && improvement != null
        ? formatImprovement(improvement, locale)
        : t`${wpm} wpm`;
  return (
    <li className={styles["standing"]}>
      <span className={styles["place"]}>{place == null ? "–" : t(ordinal(place))}</span>
      <WallNumber number={number} team={team ?? null} />
      <span className={styles["name"]}>{wallName}</span>
      <span className={styles["figure"]}>{figure}</span>
    </li>
  );
}
