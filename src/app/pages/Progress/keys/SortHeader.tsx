import { BareButton } from "../../../ui/Button";
import styles from "./PairTable.module.css";

type Props = {
  readonly name: string;
  readonly isNumber: boolean;
  /** Whether the table is sorted by it, down or up; null when it is not. */
  readonly order: boolean | null;
  readonly onSort: () => void;
};

/** The head of a column by which the table can be sorted. */
export function SortHeader({ name, isNumber, order, onSort }: Props) {
  return (
    <th scope="col" aria-sort={order === null ? undefined : order ? "descending" : "ascending"} data-number={isNumber}>
      <BareButton className={styles["sort"]} onClick={onSort}>
        {name}
        <span className={styles["arrow"]} aria-hidden="true">
          {order === null ? "" : order ? "↓" : "↑"}
        </span>
      </BareButton>
    </th>
  );
}
