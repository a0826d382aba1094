import { useLingui } from "@lingui/react/macro";
import { formatDate } from "../../../platform/dates/formatDate";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatDuration } from "../../../typing/figures/formatFigure";
import styles from "./MergeTotals.module.css";
import type { Holdings } from "./useHoldings";

type Account = {
  readonly name: string;
  /** Null while it is not known. */
  readonly holdings: Holdings | null;
  readonly isEnding: boolean;
};

/** What each of two accounts has, side by side, and which one ends. */
export function MergeTotals({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const rows: readonly (readonly [string, (holdings: Holdings) => string | number])[] = [
    [t`Results`, ({ results }) => results],
    [
      t`Time typed`,
      ({ durationMs }) =>
        formatDuration(locale, durationMs < 60_000 ? durationMs : Math.round(durationMs / 60_000) * 60_000),
    ],
    [t`Last typed`, ({ lastTypedAt }) => (lastTypedAt === null ? t`Never` : formatDate(lastTypedAt, "short"))],
    [t`Course steps passed`, ({ passedLessons }) => passedLessons],
    [t`Exercises passed`, ({ passedExercises }) => passedExercises],
    [t`Exams`, ({ exams }) => exams],
    [t`Certificates`, ({ certificates }) => certificates],
    [t`Texts`, ({ texts }) => texts],
    [t`Groups`, ({ groups }) => groups],
  ];
  return (
    <table className={styles["table"]} aria-busy={accounts.some(({ holdings }) => holdings === null)}>
      <thead>
        <tr>
          <td>{t`Account`}</td>
          {accounts.map(({ name, isEnding }) => (
            <th key={name} scope="col">
              {name}
              {isEnding && <span className={styles["ends"]}>{t`Ends`}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, read]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {accounts.map(({ name, holdings }) => (
              <td key={name}>{holdings === null ? "–" : read(holdings)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
