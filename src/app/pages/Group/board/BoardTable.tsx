import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BoardTable_entries$key } from "../../../../../__generated__/BoardTable_entries.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure, formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import styles from "./GroupBoard.module.css";

type Props = { readonly entriesRef: BoardTable_entries$key; readonly kind: "SPEED" | "PRACTICE" };

/** The places of a board; one's own is named as such. */
export function BoardTable({ entriesRef, kind }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const entries = useFragment(
    graphql`
      fragment BoardTable_entries on BoardEntry @throwOnFieldError @relay(plural: true) {
        place
        name
        isMine
        wpm
        accuracy
        durationMs
      }
    `,
    entriesRef,
  );
  return (
    <table className={styles["table"]} aria-label={t`Board of the week`}>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Name`}</th>
          {kind === "SPEED" ? (
            <>
              <th scope="col" data-number>{t`Speed (wpm)`}</th>
              <th scope="col" data-number data-wide>{t`Accuracy`}</th>
            </>
          ) : (
            <th scope="col" data-number>{t`Minutes`}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, name, isMine, wpm, accuracy, durationMs }, at) => (
          // Names can be the same; the order is the server's.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={`${name} ${at}`} data-mine={isMine}>
            <td>{place}</td>
            <th scope="row">
              {name}
              {isMine && <span className={styles["you"]}>{t`you`}</span>}
            </th>
            {kind === "SPEED" ? (
              <>
                <td data-number>{formatSpeed(locale, wpm ?? 0)}</td>
                <td data-number data-wide>
                  {formatPercent(locale, accuracy ?? 0)}
                </td>
              </>
            ) : (
              <td data-number>{formatFigure(locale, durationMs / 60_000)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
