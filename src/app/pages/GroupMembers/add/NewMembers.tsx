import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { ProgressBar } from "../../../ui/primitives";
import list from "../MemberList.module.css";
import styles from "./AddMembers.module.css";
import type { PreviewedRow } from "./PreviewedRow";
import { PreviewRow } from "./PreviewRow";
import { useMakeMembers } from "./useMakeMembers";

type Props = { readonly groupId: string; readonly rows: readonly PreviewedRow[] };

/**
 * What a list would make, row by row; which of them to make; and making them. Who seems to be in the group already is
 * left out unless chosen.
 */
export function NewMembers({ groupId, rows }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter(({ issue, isInGroup }) => issue === null && !isInGroup).map(({ line }) => line)),
  );
  const { make, part, issue } = useMakeMembers(groupId);
  const problems = rows.filter((row) => row.issue !== null).length;
  const there = rows.filter((row) => row.issue === null && row.isInGroup).length;
  const made = rows.filter(({ line }) => chosen.has(line));
  const number = made.length;
  const isMaking = part !== null;

  const choose = (line: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(line);
    else next.delete(line);
    setChosen(next);
  };

  return (
    <div className={styles["parts"]}>
      <output>
        {t`${plural(number, { one: "# member can be made.", other: "# members can be made." })}`}{" "}
        {problems > 0 &&
          t`${plural(problems, { one: "# row needs a look: mend it in the list, or leave it out.", other: "# rows need a look: mend them in the list, or leave them out." })}`}{" "}
        {there > 0 &&
          t`${plural(there, { one: "# name is in the group already.", other: "# names are in the group already." })}`}
      </output>
      <div className={list["scroll"]}>
        <table className={list["table"]}>
          <thead>
            <tr>
              <th scope="col">{t`Make`}</th>
              <th scope="col">{t`Row`}</th>
              <th scope="col">{t`Name`}</th>
              <th scope="col">{t`Username`}</th>
              <th scope="col">{t`Note`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow
                key={row.line}
                row={row}
                isChosen={chosen.has(row.line)}
                isDisabled={isMaking}
                onChoose={(isChosen) => choose(row.line, isChosen)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isMaking && <ProgressBar label={t`Members made`} part={part} />}
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void make(made)} />}
      {number > 0 && (
        <div>
          <Button look="primary" isBusy={isMaking} onClick={() => void make(made)}>
            {t`${plural(number, { one: "Make # member", other: "Make # members" })}`}
          </Button>
        </div>
      )}
    </div>
  );
}
