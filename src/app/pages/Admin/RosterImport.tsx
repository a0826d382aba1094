import type { MessageDescriptor } from "@lingui/core";
import { plural, msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RosterImport_preview$key } from "../../../../__generated__/RosterImport_preview.graphql";
import { type RosterIssueKind, rosterIssueKinds } from "../../../contract/enums";
import type { ErrorCode } from "../../../contract/errorCodes";
import { languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import { limits } from "../../../contract/limits";
import { groupAddress } from "../../features/addresses";
import { type CardFacts, storeCards } from "../../features/group/memberCards";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Checkbox } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FilePicker } from "../../ui/FilePicker";
import { Notice } from "../../ui/Notice";
import styles from "./RosterImport.module.css";
import {
  type ClassCards,
  useImportRoster,
  usePreviewRoster,
  type RosterPreview,
  useRosterPassPhrases,
} from "./rosterMutations";

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

const issues: Readonly<Record<RosterIssueKind, MessageDescriptor>> = {
  MISSING_FILE: msg`this file is missing`,
  MISSING_COLUMN: msg`this column is missing`,
  BROKEN_FILE: msg`this file can't be read as a table`,
  NOT_BULK: msg`this file must be exported in full (bulk)`,
  WRONG_VERSION: msg`the file must be in OneRoster version 1.2`,
  MISSING: msg`this is empty`,
  TOO_LONG: msg`this is too long`,
  UNSUITABLE: msg`this name can't be used`,
  DUPLICATE: msg`this ID is in the file twice`,
  UNKNOWN_REFERENCE: msg`this ID isn't in the file, or its row was left out`,
  CLASS_FULL: msg`this class is full`,
  CLASS_ARCHIVED: msg`this class is archived; restore it first`,
};

/** What is wrong with a row. */
function nameOfIssue(kind: string): MessageDescriptor {
  const known = rosterIssueKinds.find((each) => each === kind);
  return known === undefined ? msg`unknown problem` : issues[known];
}

/** What happens to a class or a person. */
function nameOfChange(kind: string, isClass: boolean): MessageDescriptor {
  switch (kind) {
    case "MADE":
      return isClass ? msg`new class` : msg`new account`;
    case "LINKED":
      return msg`found by school account`;
    case "RENAMED":
      return msg`renamed`;
    case "ADDED":
      return msg`added to a class`;
    case "MOVED":
      return msg`moved to another class`;
    case "ROLE":
      return msg`other role in the class`;
    default:
      return msg`no longer in the file`;
  }
}

/** Makes cards with passwords for the new people without a school account, class by class. */
function RosterCards({ classes }: { readonly classes: readonly ClassCards[] }) {
  const { t } = useLingui();
  return (
    <section className={styles["preview"]} aria-label={t`Sign-in cards`}>
      <p>{t`These people have no school account here. Give them a card with a password, now or later on the members page of their class.`}</p>
      <ul className={styles["rows"]}>
        {classes.map((each) => (
          <ClassRow key={each.groupId} {...each} />
        ))}
      </ul>
    </section>
  );
}

/** Passwords are made some at a time; a failed one is tried again with the rest. */
function ClassRow({ groupId, name, memberIds }: ClassCards) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = toWireLanguage(withPart(languageOfLocale(useLocale()), "passPhraseWords"));
  const [reset, isMaking] = useRosterPassPhrases();
  const [made, setMade] = useState<readonly CardFacts[]>([]);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    setIssue(null);
    let cards = made;
    while (cards.length < memberIds.length) {
      const some = memberIds.slice(cards.length, cards.length + limits.membersAtOnce);
      const result = await reset({ memberIds: some, language });
      if (!result.ok) return setIssue(result.error);
      cards = [...cards, ...result.data];
      storeCards(groupId, cards);
      setMade(cards);
    }
    await navigate(groupAddress(groupId, "members/cards"));
  };
  return (
    <li className={styles["row"]}>
      <p>
        <strong>{name}</strong> – {t`${plural(memberIds.length, { one: "# person", other: "# people" })}`}
      </p>
      <Button isSmall isBusy={isMaking} onClick={() => void make()} aria-label={t`Make cards for ${name}`}>
        {isMaking ? t`Making cards` : t`Make cards`}
      </Button>
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void make()} />}
    </li>
  );
}
