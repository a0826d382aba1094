import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RosterImport_preview$key } from "../../../../__generated__/RosterImport_preview.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Checkbox } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FilePicker } from "../../ui/FilePicker";
import { Notice } from "../../ui/Notice";
import { RosterCards } from "./RosterCards";
import styles from "./RosterImport.module.css";
import { type ClassCards, useImportRoster, usePreviewRoster, type RosterPreview } from "./rosterMutations";
import { nameOfChange, nameOfIssue } from "./rosterWords";

/** Size limit of the file, in MB. */
const MOST_MB = limits.roster.zipBytes / 1024 / 1024;

type Done = { readonly changeCount: number; readonly cards: readonly ClassCards[] };

/** Imports classes, teachers and students from a OneRoster file: first what it would do, then that. */
export function RosterImport({ onImported }: { readonly onImported: () => void }) {
  const { t } = useLingui();
  const [previewFile, isReading] = usePreviewRoster();
  const [importFile, isImporting] = useImportRoster();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<RosterPreview | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setDone(null);
    setPreview(null);
    setIssue(chosen.size > limits.roster.zipBytes ? "PAYLOAD_TOO_LARGE" : null);
    if (chosen.size > limits.roster.zipBytes) return;
    const result = await previewFile({ file: chosen });
    if (result.ok) setPreview(result.data);
    else setIssue(result.error);
  };
  const apply = async (archivesRemoved: boolean): Promise<void> => {
    if (file === null || preview === null) return;
    setIssue(null);
    const result = await importFile({ input: { file, fingerprint: preview.fingerprint, archivesRemoved } });
    if (!result.ok) return setIssue(result.error);
    setPreview(null);
    setDone(result.data);
    onImported();
  };
  const close = (): void => {
    setPreview(null);
    setIssue(null);
  };
  return (
    <Card
      id="roster"
      title={t`Import classes`}
      lead={t`From your student information system, as a OneRoster 1.2 file. You see what will change before anything is saved.`}
    >
      {preview === null && (
        <FilePicker
          label={t`Choose a file`}
          hint={t`The zip file with manifest.csv, up to ${MOST_MB} MB.`}
          accept=".zip,application/zip"
          isBusy={isReading}
          onChoose={(chosen) => void choose(chosen)}
        />
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      {preview !== null && (
        <PreviewedRoster
          previewRef={preview.ref}
          isBusy={isImporting}
          onImport={(archivesRemoved) => void apply(archivesRemoved)}
          onCancel={close}
        />
      )}
      {done !== null && (
        <Notice
          kind="success"
          text={t`${plural(done.changeCount, { one: "# change was made.", other: "# changes were made." })}`}
        />
      )}
      {done !== null && done.cards.length > 0 && <RosterCards classes={done.cards} />}
    </Card>
  );
}

type Props = {
  readonly previewRef: RosterImport_preview$key;
  readonly isBusy: boolean;
  readonly onImport: (archivesRemoved: boolean) => void;
  readonly onCancel: () => void;
};

/** What a file would do, line by line. */
function PreviewedRoster({ previewRef, isBusy, onImport, onCancel }: Props) {
  const { t } = useLingui();
  const [archivesRemoved, setArchives] = useState(false);
  const { changes, changeCount, removedCount, unchanged, issues, issueCount } = useFragment(
    graphql`
      fragment RosterImport_preview on RosterPreview @throwOnFieldError {
        changeCount
        removedCount
        unchanged
        issueCount
        changes {
          kind
          isClass
          name
          oldName
          to
          from
        }
        issues {
          file
          line
          column
          kind
          value
        }
      }
    `,
    previewRef,
  );
  const isWhole = !issues.some(({ line, file }) => line === 0 || file === "manifest.csv");
  const lineOf = (file: string, line: number) => t`${file}, line ${line}`;
  const [moreChanges, moreIssues] = [changeCount - changes.length, issueCount - issues.length];
  const making = changeCount - (archivesRemoved ? 0 : removedCount);
  return (
    <section className={styles["preview"]} aria-label={t`File contents`}>
      <p>{t`Changes: ${changeCount}. Unchanged: ${unchanged}. Left out: ${issueCount}.`}</p>
      {issues.length > 0 && (
        <details className={styles["list"]} open={!isWhole}>
          <summary>{t`Can't be imported: ${issueCount}`}</summary>
          <ul>
            {issues.map((each, at) => (
              <li key={at}>
                {each.line === 0 ? each.file : lineOf(each.file, each.line)}
                {each.column !== "" && <code> {each.column}</code>}: {t(nameOfIssue(each.kind))}
                {each.value !== "" && ` (${each.value})`}
              </li>
            ))}
            {moreIssues > 0 && <li>{t`And ${moreIssues} more`}</li>}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <details className={styles["list"]} open={changes.length <= 50}>
          <summary>{t`Changes`}</summary>
          <ul>
            {changes.map(({ kind, isClass, name, oldName, to, from }, at) => (
              <li key={at}>
                <strong>{name}</strong> – {t(nameOfChange(kind, isClass))}
                {oldName !== "" && ` (${oldName})`}
                {(from.length > 0 || to.length > 0) &&
                  `: ${[from.join(", "), to.join(", ")].filter(Boolean).join(" → ")}`}
              </li>
            ))}
            {moreChanges > 0 && <li>{t`And ${moreChanges} more`}</li>}
          </ul>
        </details>
      )}
      {removedCount > 0 && (
        <Checkbox
          label={t`Archive what is no longer in the file`}
          hint={t`These classes will be archived, and these people will be removed from their classes. Accounts and results are kept.`}
          isChecked={archivesRemoved}
          onChange={setArchives}
        />
      )}
      <div className={styles["actions"]}>
        {isWhole && making > 0 && (
          <Button look="primary" isBusy={isBusy} onClick={() => onImport(archivesRemoved)}>
            {isBusy ? t`Importing` : t`Import`}
          </Button>
        )}
        <Button onClick={onCancel} disabled={isBusy}>
          {isWhole && making > 0 ? t`Cancel` : t`Close`}
        </Button>
      </div>
    </section>
  );
}
