import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { useState, useRef } from "react";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { ProgressBar, classNames } from "../../ui/primitives";
import { TextArea } from "../../ui/TextField";
import { listOf, usePreview, useMakeMembers } from "./useMakeMembers";
import type { PreviewedRow } from "./memberMutations";
import { plural } from "@lingui/core/macro";
import styles from "./GroupMembersPage.module.css";
import { useErrorMessage } from "../../ui/errorMessages";

/** Makes members from a list of names: pasted or from a file, first previewed and then made. Only names are needed. */
export function AddMembers({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const { members } = useRoleNouns();
  const [text, setText] = useState("");
  const { rows, part, issue, look, forget } = usePreview(groupId);
  const isLooking = part !== null;

  // Headings by which the server recognizes the columns, in both languages.
  const heading = `${t`Name`};${t`Username`}`;

  const lookAt = (list: string) => look(new File([list], "names.txt", { type: "text/plain" }));

  /**
   * Names from a file are added to those in the field, where they can be corrected. The preview is of the field, so
   * that row numbers match it.
   */
  const addFile = async (file: File): Promise<void> => {
    const found = await look(file);
    const there = found === null || text.trim() === "" ? [] : await lookAt(text);
    if (found === null || there === null) return;
    const list = listOf([...there, ...found], heading);
    setText(list);
    await lookAt(list);
  };

  /** Replaces names in the list, by line, and checks it again. */
  const correct = async (names: ReadonlyMap<number, string>): Promise<void> => {
    const corrected = (rows ?? []).map((row) => ({ ...row, name: names.get(row.line) ?? row.name }));
    const list = listOf(corrected, heading);
    setText(list);
    await lookAt(list);
  };

  return (
    <Card
      title={t`Add ${members}`}
      lead={t`All you need is a name: no email address, no date of birth. You print a card for each, with a username and a password of three easy words.`}
    >
      <div className={styles["addMembersParts"]}>
        <TextArea
          name="names"
          label={t`Names`}
          hint={t`One name per line, at most 500. First and last names can be in two columns. To choose the username yourself, add it in lowercase: Emma;emma-3b.`}
          issue={null}
          rows={6}
          value={text}
          onChange={(value) => {
            setText(value);
            forget();
          }}
        />
        <div className={styles["buttons"]}>
          <Button look={rows === null ? "primary" : "secondary"} isBusy={isLooking} onClick={() => void lookAt(text)}>
            {t`Check the list`}
          </Button>
          <FileChoice isBusy={isLooking} onChoose={(file) => void addFile(file)} />
        </div>
        {isLooking && <ProgressBar label={t`Checking the list`} part={part} />}
        {issue !== null && <ErrorNotice code={issue} />}
        {/* A new preview resets the selection. */}
        {rows !== null && (
          <NewMembers
            key={listOf(rows, heading)}
            groupId={groupId}
            rows={rows}
            onCorrect={(names) => void correct(names)}
          />
        )}
      </div>
    </Card>
  );
}

type Props = {
  readonly groupId: string;
  readonly rows: readonly PreviewedRow[];
  /** Takes other names, by line. */
  readonly onCorrect: (names: ReadonlyMap<number, string>) => void;
};

/**
 * The members that a list would make, row by row, with a selection and a button to make them. Those who seem to be in
 * the group already are not selected by default.
 */
function NewMembers({ groupId, rows, onCorrect }: Props) {
  const { t } = useLingui();
  const { member, members, Members } = useRoleNouns();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter(({ issue, isInGroup }) => issue === null && !isInGroup).map(({ line }) => line)),
  );
  const { make, part, issue } = useMakeMembers(groupId);
  const problems = rows.filter((row) => row.issue !== null).length;
  const there = rows.filter((row) => row.issue === null && row.isInGroup).length;
  const made = rows.filter(({ line }) => chosen.has(line));
  const number = made.length;
  const isMaking = part !== null;
  const pick = (read: (row: PreviewedRow) => string | null | undefined): ReadonlyMap<number, string> =>
    new Map(rows.flatMap((row) => (read(row) == null ? [] : [[row.line, read(row) ?? ""] as const])));
  const suggested = pick(({ issue: problem, suggestions }) => (problem === null ? null : suggestions[0]));
  const swapped = pick(({ otherOrder }) => otherOrder);

  const choose = (line: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(line);
    else next.delete(line);
    setChosen(next);
  };

  return (
    <div className={styles["addMembersParts"]}>
      <output>
        {t`${plural(number, { one: `# ${member} can be added.`, other: `# ${members} can be added.` })}`}{" "}
        {problems > 0 &&
          t`${plural(problems, { one: "# row needs fixing: correct it in the list, or leave it out.", other: "# rows need fixing: correct them in the list, or leave them out." })}`}{" "}
        {there > 0 &&
          t`${plural(there, { one: "# name is already in the group.", other: "# names are already in the group." })}`}
      </output>
      {(suggested.size > 1 || swapped.size > 0) && (
        <div className={styles["buttons"]}>
          {suggested.size > 1 && (
            <Button disabled={isMaking} onClick={() => onCorrect(suggested)}>
              {t`Use all suggestions`}
            </Button>
          )}
          {swapped.size > 0 && (
            <Button disabled={isMaking} onClick={() => onCorrect(swapped)}>
              {t`Swap first and last names`}
            </Button>
          )}
        </div>
      )}
      <div className={styles["scroll"]}>
        <table className={styles["table"]} aria-label={Members}>
          <thead>
            <tr>
              <th scope="col">{t`Add`}</th>
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
                onCorrect={(name) => onCorrect(new Map([[row.line, name]]))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isMaking && <ProgressBar label={t`${Members} added`} part={part} />}
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void make(made)} />}
      {number > 0 && (
        <div>
          <Button look="primary" isBusy={isMaking} onClick={() => void make(made)}>
            {t`${plural(number, { one: `Add # ${member}`, other: `Add # ${members}` })}`}
          </Button>
        </div>
      )}
    </div>
  );
}

type FileChoiceProps = { readonly isBusy: boolean; readonly onChoose: (file: File) => void };

/** Chooses a file with a list. */
function FileChoice({ isBusy, onChoose }: FileChoiceProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t`A file with names`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen again after it was corrected.
          event.target.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {t`Choose a CSV or text file`}
      </Button>
    </>
  );
}

type PreviewRowProps = {
  readonly row: PreviewedRow;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onCorrect: (name: string) => void;
};

/** A row of a list of names: the member it makes, or why it cannot. */
function PreviewRow({ row, isChosen, isDisabled, onChoose, onCorrect }: PreviewRowProps) {
  const { t } = useLingui();
  const { line, name, username, issue, isInGroup, suggestions } = row;
  const message = useErrorMessage(issue);
  return (
    <tr className={classNames(issue !== null && styles["problem"])}>
      <td>
        <label className={styles["target"]}>
          <input
            className={styles["box"]}
            type="checkbox"
            aria-label={t`Add ${name}`}
            disabled={isDisabled || issue !== null}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      </td>
      <td>{line}</td>
      <th scope="row" className={styles["previewRowName"]}>
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
        {issue === null && isInGroup && t`Someone with this name is already in the group.`}
        {suggestions.length > 0 && (
          <div className={styles["suggestions"]}>
            {suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                isSmall
                disabled={isDisabled}
                aria-label={t`Row ${line}: change to ${suggestion}`}
                onClick={() => onCorrect(suggestion)}
              >
                {t`Change to ${suggestion}`}
              </Button>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
}
