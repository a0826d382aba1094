import type { MessageDescriptor } from "@lingui/core";
import { plural, msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportSettings_preview$key } from "../../../../__generated__/ImportSettings_preview.graphql";
import type { ImportSettings_viewer$key } from "../../../../__generated__/ImportSettings_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { importedSite } from "../../../contract/enums";
import { formatDate } from "../../platform/dates/formatDate";
import { subscribeToUploadProgress } from "../../relay/multipartTransport";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FilePicker } from "../../ui/FilePicker";
import { Notice, announce } from "../../ui/Notice";
import { ProgressBar } from "../../ui/primitives";
import { useDeleteImportedRuns, useImportRuns, usePreviewImport, invalidateImportedRuns } from "./importMutations";
import styles from "./ImportSettings.module.css";

const MOST_MB = limits.importBytes / 1024 / 1024;

/** Imports results from other sites, and deletes them again. */
export function ImportSettings({ viewerRef }: { readonly viewerRef: ImportSettings_viewer$key }) {
  const { t } = useLingui();
  const { importedSources } = useFragment(
    graphql`
      fragment ImportSettings_viewer on User @throwOnFieldError {
        importedSources {
          source
          runs
          firstAt
          lastAt
        }
      }
    `,
    viewerRef,
  );
  const { file, part, preview, issue, added, isImporting, choose, keep, close } = useImport();
  const sources = importedSources ?? [];
  const name = file?.name ?? "";
  return (
    <Card
      id="import"
      title={t`Import results`}
      lead={t`Import your history from Monkeytype or keybr. Only you can see it, in your progress. It isn't verified, so it doesn't count for personal bests, badges, goals or leaderboards.`}
    >
      {preview === null && (
        <FilePicker
          label={t`Choose a file`}
          hint={t`“results.csv” from Monkeytype (account page, Export CSV) or “typing-data.json” from keybr (profile page, Download data), up to ${MOST_MB} MB.`}
          accept=".csv,.json,text/csv,application/json"
          isBusy={part !== null}
          onChoose={choose}
        />
      )}
      {part !== null && (
        <div className={styles["sending"]}>
          <output>{part < 1 ? t`Uploading “${name}”` : t`Reading “${name}”`}</output>
          <ProgressBar label={t`File upload`} part={part} />
        </div>
      )}
      {issue === "PAYLOAD_TOO_LARGE" ? (
        <Notice kind="error" text={t`“${name}” is larger than ${MOST_MB} MB. Choose a smaller file.`} />
      ) : (
        issue !== null && <ErrorNotice code={issue} onRetry={preview === null ? () => file && choose(file) : keep} />
      )}
      {preview !== null && <ImportPreview fileRef={preview} isBusy={isImporting} onImport={keep} onCancel={close} />}
      {added !== null && (
        <Notice
          kind="success"
          text={t`${plural(added, { one: "# run was", other: "# runs were" })} added to your progress.`}
        >
          <LinkButton isSmall to="/progress">{t`View progress`}</LinkButton>
        </Notice>
      )}
      {sources.length > 0 && (
        <ul className={styles["sources"]}>
          {sources.map((source) => (
            <SourceRow key={source.source} {...source} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A file from choosing it to keeping its runs. `part` is the fraction uploaded, null when nothing is sent. */
function useImport() {
  const [previewFile] = usePreviewImport();
  const [importFile, isImporting] = useImportRuns();
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [preview, setPreview] = useState<ImportSettings_preview$key | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [added, setAdded] = useState<number | null>(null);

  const choose = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setAdded(null);
    setIssue(chosen.size > limits.importBytes ? "PAYLOAD_TOO_LARGE" : null);
    if (chosen.size > limits.importBytes) return;
    setPart(0);
    subscribeToUploadProgress(chosen, setPart);
    const result = await previewFile({ file: chosen });
    setPart(null);
    if (result.ok) setPreview(result.data);
    else setIssue(result.error);
  };

  const keep = async (): Promise<void> => {
    if (file === null) return;
    setIssue(null);
    const result = await importFile({ file }, { updater: invalidateImportedRuns });
    if (!result.ok) return setIssue(result.error);
    setPreview(null);
    setAdded(result.data.newRuns);
  };

  const close = (): void => {
    setPreview(null);
    setIssue(null);
  };

  return {
    file,
    part,
    preview,
    issue,
    added,
    isImporting,
    choose: (chosen: File) => void choose(chosen),
    keep: () => void keep(),
    close,
  };
}

type Source = {
  readonly source: string;
  readonly runs: number;
  readonly firstAt: string;
  readonly lastAt: string;
};

/** What was imported from one site, with a button to delete all of it. */
function SourceRow({ source, runs, firstAt, lastAt }: Source) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [deleteRuns, isDeleting] = useDeleteImportedRuns();
  const [site, first, last] = [importedSite(source), formatDate(firstAt), formatDate(lastAt)];
  const remove = async (): Promise<void> => {
    if (source !== "MONKEYTYPE" && source !== "KEYBR") return;
    setIssue(null);
    const result = await deleteRuns({ source }, { updater: invalidateImportedRuns });
    if (!result.ok) return setIssue(result.error);
    setIsOpen(false);
    announce(t`The runs imported from ${site} were deleted.`);
  };
  return (
    <li className={styles["source"]}>
      <div>
        <p>{t`${plural(runs, { one: "# run", other: "# runs" })} imported from ${site}`}</p>
        <p className={styles["dates"]}>
          <Trans>
            <span lang="nl">{first}</span> to <span lang="nl">{last}</span>
          </Trans>
        </p>
      </div>
      <Button isSmall onClick={() => setIsOpen(true)}>
        {t`Delete`}
      </Button>
      <Dialog title={t`Delete the runs from ${site}`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>{t`All runs imported from ${site} disappear from your progress. You can import the file again later.`}</p>
        {issue !== null && <ErrorNotice code={issue} onRetry={() => void remove()} />}
        <div>
          <Button look="danger" isBusy={isDeleting} onClick={() => void remove()}>
            {t`Delete`}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

type ImportPreviewProps = {
  readonly fileRef: ImportSettings_preview$key;
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onCancel: () => void;
};

/** What is in a file, before any of it is kept: its runs, their dates, and what is skipped and why. */
function ImportPreview({ fileRef, isBusy, onImport, onCancel }: ImportPreviewProps) {
  const { t } = useLingui();
  const { source, runs, newRuns, skipped, issues, firstAt, lastAt } = useFragment(
    graphql`
      fragment ImportSettings_preview on ImportedFile @throwOnFieldError {
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
