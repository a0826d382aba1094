import { useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Button } from "../../ui/Button";
import styles from "./History.module.css";

const PAGE = 25;

type Props = {
  readonly title: string;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
  /** A HistoryRow for each result. */
  readonly children: ReactNode;
};

/** Somebody's results in a table, and the way to more of them. */
export function ResultTable({ title, hasNext, isLoadingNext, loadNext, children }: Props) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section className={styles["history"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        {title}
      </h2>
      <table className={styles["table"]} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col" className={styles["wide"]}>
              {t`Run`}
            </th>
            <th scope="col" className={styles["wide"]}>
              {t`Language`}
            </th>
            <th scope="col" className={styles["number"]}>
              {t`Speed (wpm)`}
            </th>
            <th scope="col" className={styles["number"]}>
              {t`Accuracy`}
            </th>
            <th scope="col" className={styles["wide"]}>
              {t`Status`}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}
