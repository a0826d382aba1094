import { useLingui } from "@lingui/react/macro";
import { classNames } from "../../../ui/primitives";
import { useErrorMessage } from "../../../ui/errorMessages";
import box from "../MemberRow.module.css";
import type { PreviewedRow } from "./PreviewedRow";
import styles from "./PreviewRow.module.css";

type Props = {
  readonly row: PreviewedRow;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

/** One row of a list of names: what will be made of it, or why nothing can. */
export function PreviewRow({ row, isChosen, isDisabled, onChoose }: Props) {
  const { t } = useLingui();
  const { line, name, username, issue, isInGroup } = row;
  const message = useErrorMessage(issue);
  return (
    <tr className={classNames(issue !== null && styles["problem"])}>
      <td>
        <input
          className={box["box"]}
          type="checkbox"
          aria-label={t`Make ${name}`}
          disabled={isDisabled || issue !== null}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <td>{line}</td>
      <th scope="row" className={styles["name"]}>
        {name}
      </th>
      <td>{username}</td>
      <td className={styles["note"]}>
        {issue !== null && (
          <>
            <span className={styles["sign"]} aria-hidden="true">
              !
            </span>
            {message}
          </>
        )}
        {issue === null && isInGroup && t`Somebody of this name is in the group already.`}
      </td>
    </tr>
  );
}
