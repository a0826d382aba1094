import { plural, msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ImportPreview_file$key } from "../../../../__generated__/ImportPreview_file.graphql";
import { importedSite } from "../../../contract/enums";
import { formatDate } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import styles from "./ImportSettings.module.css";

type Props = {
  readonly fileRef: ImportPreview_file$key;
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onCancel: () => void;
};

/** What is in a file, before any of it is kept: its runs, their dates, and what is skipped and why. */
export function ImportPreview({ fileRef, isBusy, onImport, onCancel }: Props) {
  const { t } = useLingui();
  const { source, runs, newRuns, skipped, issues, firstAt, lastAt } = useFragment(
    graphql`
      fragment ImportPreview_file on ImportedFile @throwOnFieldError {
        source
        runs
        newRuns
        skipped
        issues {
          line
          field
          kind
        }
        firstAt
        lastAt
      }
    `,
    fileRef,
  );
  const site = importedSite(source);
  const [first, last] = [firstAt, lastAt].map((at) => (at == null ? null : formatDate(at)));
  const [known, more] = [runs - newRuns, skipped - issues.length];
  return (
    <section className={styles["preview"]} aria-label={t`File contents`}>
      <h3>{t`${plural(runs, { one: "# run", other: "# runs" })} from ${site}`}</h3>
      {first !== null && last !== null && (
        <p>
          <Trans>
            From <span lang="nl">{first}</span> to <span lang="nl">{last}</span>.
          </Trans>
        </p>
      )}
      {known > 0 && (
        <p>
          {newRuns === 0
            ? t`You've already imported all of them.`
            : t`${plural(known, { one: "# of them is", other: "# of them are" })} already imported and won't be added again.`}
        </p>
      )}
      {skipped > 0 && (
        <details className={styles["issues"]}>
          <summary>{t`${plural(skipped, { one: "# run can't", other: "# runs can't" })} be imported`}</summary>
          <ul>
            {issues.map(({ line, field, kind }) => (
              <li key={`${line} ${field}`}>
                {source === "KEYBR" ? t`Result ${line}` : t`Line ${line}`}, <code>{field}</code>:{" "}
                {t(describeIssue(kind))}
              </li>
            ))}
            {more > 0 && <li>{t`And ${more} more`}</li>}
          </ul>
        </details>
      )}
      {runs === 0 && <Notice kind="error" text={t`There's nothing in this file that can be imported.`} />}
      <div className={styles["actions"]}>
        {newRuns > 0 && (
          <Button look="primary" isBusy={isBusy} onClick={onImport}>
            {isBusy ? t`Importing` : t`Import ${plural(newRuns, { one: "# run", other: "# runs" })}`}
          </Button>
        )}
        <Button onClick={onCancel} disabled={isBusy}>
          {newRuns > 0 ? t`Cancel` : t`Close`}
        </Button>
      </div>
    </section>
  );
}

function describeIssue(kind: string): MessageDescriptor {
  switch (kind) {
    case "MISSING":
      return msg`missing`;
    case "NOT_A_NUMBER":
      return msg`not a number`;
    case "OUT_OF_RANGE":
      return msg`too high or too low`;
    case "IN_THE_FUTURE":
      return msg`in the future`;
    default:
      return msg`unknown value`;
  }
}
