import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { ProgressBar } from "../../../ui/primitives";
import { TextArea } from "../../../ui/TextField";
import styles from "./AddMembers.module.css";
import { FileChoice } from "./FileChoice";
import { listOf } from "./listOf";
import { NewMembers } from "./NewMembers";
import { usePreview } from "./usePreview";

/**
 * Making members from a list of names: pasted or from a file, looked at, then made. Nothing but a name is asked of
 * anybody.
 */
export function AddMembers({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { rows, part, issue, look, forget } = usePreview(groupId);
  const isLooking = part !== null;

  // Words by which the server knows the columns, in both languages.
  const heading = `${t`Name`};${t`Username`}`;

  const lookAt = (list: string) => look(new File([list], "names.txt", { type: "text/plain" }));

  /**
   * A file's names come below those in the field, to be mended there; then the field is what is looked at, so that rows
   * are numbered as they stand in it.
   */
  const addFile = async (file: File): Promise<void> => {
    const found = await look(file);
    const there = found === null || text.trim() === "" ? [] : await lookAt(text);
    if (found === null || there === null) return;
    const list = listOf([...there, ...found], heading);
    setText(list);
    await lookAt(list);
  };

  return (
    <Card
      title={t`Make members`}
      lead={t`A name is all it takes: no e-mail address, no date of birth. Each gets a card with a username and three easy words to sign in with.`}
    >
      <div className={styles["parts"]}>
        <TextArea
          name="names"
          label={t`Names`}
          hint={t`One on each line, at most 500. First name and surname may stand in two columns. With a username of your own, in small letters: Emma;emma-3b.`}
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
            {t`Look at the list`}
          </Button>
          <FileChoice isBusy={isLooking} onChoose={(file) => void addFile(file)} />
        </div>
        {isLooking && <ProgressBar label={t`The list is on its way`} part={part} />}
        {issue !== null && <ErrorNotice code={issue} />}
        {/* A list that is looked at anew is chosen from anew. */}
        {rows !== null && <NewMembers key={listOf(rows, heading)} groupId={groupId} rows={rows} />}
      </div>
    </Card>
  );
}
