import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { SortHeader } from "../../Progress/keys/SortHeader";
import type { ReportRow as Row } from "../ReportRow";
import { ReportTableRow } from "./ReportTableRow";
import styles from "./ReportTable.module.css";
import { sortRows, type RowColumn, type RowOrder } from "./sortRows";

type Props = {
  readonly groupId: string;
  readonly rows: readonly Row[];
  readonly isIdleFirst: boolean;
  /** What the table holds, in words. */
  readonly caption: string;
};

/** All members in a table that can be sorted by each of its columns. */
export function ReportTable({ groupId, rows, isIdleFirst, caption }: Props) {
  const { t } = useLingui();
  const [order, setOrder] = useState<RowOrder>({ by: "name", isDown: false });
  const sorted = useMemo(() => sortRows(rows, order, isIdleFirst), [rows, order, isIdleFirst]);
  const columns: readonly (readonly [by: RowColumn, name: string])[] = [
    ["name", t`Name`],
    ["minutes", t`Minutes`],
    ["runs", t`Runs`],
    ["days", t`Days`],
    ["last", t`Last practised`],
    ["wpm", t`Speed (wpm)`],
    ["change", t`Change`],
    ["accuracy", t`Accuracy`],
    ["steps", t`Steps passed`],
    ["exams", t`Exams passed`],
    ["flags", t`To look at`],
  ];
  const sortBy = (by: RowColumn) => setOrder({ by, isDown: order.by === by ? !order.isDown : by !== "name" });
  return (
    // A region that scrolls must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={styles["scroll"]} aria-label={caption} tabIndex={0}>
      <table className={styles["table"]} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(([by, name]) => (
              <SortHeader
                key={by}
                name={name}
                isNumber={by !== "name"}
                order={order.by === by ? order.isDown : null}
                onSort={() => sortBy(by)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <ReportTableRow key={row.id} groupId={groupId} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
