import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RacePodium_racer$key } from "../../../../__generated__/RacePodium_racer.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { percentSign } from "../../typing/figures/formatFigure";
import { formatRaceTime, formatGain } from "../../features/race/raceWords";
import { LaneNumber, TeamMark } from "../../features/race/laneMarks";
import styles from "./RacePodium.module.css";

type Props = {
  readonly racerRef: RacePodium_racer$key;
  readonly mode: string;
  readonly isMine: boolean;
  /** Number of the lane, from 1. */
  readonly number: number;
};

/** A racer's row in the standings. */
export function Standing({ racerRef, mode, isMine, number }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { text } = useSpeed();
  const { name, phase, place, finishedAfterMs, position, speed, accuracy, errors, improvement, team } = useFragment(
    graphql`
      fragment RacePodium_racer on Racer @throwOnFieldError {
        name
        phase
        place
        finishedAfterMs
        position
        speed
        accuracy
        errors
        improvement
        team
      }
    `,
    racerRef,
  );
  const hasTyped = position > 0;
  return (
    <tr className={styles["row"]} data-mine={isMine}>
      <td>{place ?? "–"}</td>
      <th scope="row">
        <span className={styles["who"]}>
          {team == null ? <LaneNumber number={number} /> : <TeamMark number={team} />}
          <span className={styles["standingsName"]} dir="auto" title={name}>
            {name}
          </span>
          {isMine && <span className={styles["you"]}> {t`(you)`}</span>}
        </span>
      </th>
      {mode === "ACCURACY" && <td>{hasTyped ? errors : "–"}</td>}
      {mode === "HANDICAP" && <td>{formatGain(improvement, locale) ?? "–"}</td>}
      <td>
        {finishedAfterMs != null
          ? formatRaceTime(finishedAfterMs, locale)
          : phase === "LEFT"
            ? t({ message: "left", context: "race" })
            : t`${plural(position, { one: "# character", other: "# characters" })}`}
      </td>
      <td>{hasTyped ? text(speed) : "–"}</td>
      <td>{hasTyped ? `${accuracy}${percentSign(locale)}` : "–"}</td>
    </tr>
  );
}
