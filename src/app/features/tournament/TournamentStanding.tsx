import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TournamentStanding_podium$key } from "../../../../__generated__/TournamentStanding_podium.graphql";
import type { TournamentStanding_table$key } from "../../../../__generated__/TournamentStanding_table.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { VisuallyHidden } from "../../ui/primitives";
import { Crown } from "../race/laneMarks";
import { ordinal, formatGain } from "../race/raceWords";
import styles from "./TournamentStanding.module.css";

/** Number of steps; with equal points two share a place but not a step. */
const STEPS = 3;

/** The first three of a tournament. Sizes follow the text around it, so that it also fits a big screen. */
export function TournamentPodium({ entriesRef }: { readonly entriesRef: TournamentStanding_podium$key }) {
  const { t } = useLingui();
  const entries = useFragment(
    graphql`
      fragment TournamentStanding_podium on TournamentEntry @throwOnFieldError @relay(plural: true) {
        place
        name
        points
      }
    `,
    entriesRef,
  );
  return (
    <ol className={styles["steps"]} aria-label={t`Podium`}>
      {entries.slice(0, STEPS).map(({ place, name, points }, index) => (
        // Names can be the same; the order is the server's.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index} className={styles["step"]} data-step={index + 1}>
          <VisuallyHidden>{t(ordinal(place))}</VisuallyHidden>
          {place === 1 && <Crown />}
          <strong className={styles["name"]} dir="auto">
            {name}
          </strong>
          <span className={styles["points"]}>{t`${plural(points, { one: "# point", other: "# points" })}`}</span>
          <span className={styles["block"]} aria-hidden="true">
            {place}
          </span>
        </li>
      ))}
    </ol>
  );
}

type TournamentTableProps = {
  readonly entriesRef: TournamentStanding_table$key;
  readonly rule: string;
};

/** Places of a tournament with their points, and the best day: a speed, or a gain. No one's loss is shown. */
export function TournamentTable({ entriesRef, rule }: TournamentTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const entries = useFragment(
    graphql`
      fragment TournamentStanding_table on TournamentEntry @throwOnFieldError @relay(plural: true) {
        place
        name
        isMine
        points
        wpm
        improvement
      }
    `,
    entriesRef,
  );
  const isGain = rule === "IMPROVEMENT";
  return (
    <table className={styles["table"]} aria-label={t`Tournament standings`}>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Name`}</th>
          <th scope="col" data-number>{t`Points`}</th>
          <th scope="col" data-number>
            {isGain ? t`Biggest improvement` : t`Best speed (${unit})`}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, name, isMine, points, wpm, improvement }, at) => (
          // Names can be the same; the order is the server's.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={`${name} ${at}`} data-mine={isMine}>
            <td>{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
              {isMine && <span className={styles["you"]}>{t`you`}</span>}
            </th>
            <td data-number>{formatFigure(locale, points)}</td>
            <td data-number>{isGain ? (formatGain(improvement, locale) ?? "–") : figure(wpm ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
