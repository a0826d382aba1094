import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TournamentTable_entries$key } from "../../../../__generated__/TournamentTable_entries.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { formatGain } from "../race/raceWords";
import styles from "./TournamentTable.module.css";

type Props = {
  readonly entriesRef: TournamentTable_entries$key;
  readonly rule: string;
};

/** Places of a tournament with their points, and the best day: a speed, or a gain. No one's loss is shown. */
export function TournamentTable({ entriesRef, rule }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const entries = useFragment(
    graphql`
      fragment TournamentTable_entries on TournamentEntry @throwOnFieldError @relay(plural: true) {
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
