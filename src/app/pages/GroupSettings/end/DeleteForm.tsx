import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeleteForm_group$key } from "../../../../../__generated__/DeleteForm_group.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { Checkbox } from "../../../ui/ChoiceFields";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { PageForm } from "../../../ui/form/Form";
import { announce } from "../../../ui/notices";
import { TextField } from "../../../ui/TextField";
import { useDeleteGroup } from "../mutations/useDeleteGroup";
import styles from "./DeleteForm.module.css";

type Props = { readonly groupRef: DeleteForm_group$key; readonly onClose: () => void };

/** What goes and what stays; it deletes only who has typed the name of the group. */
export function DeleteForm({ groupRef, onClose }: Props) {
  const { t } = useLingui();
  const { id, name, madeAccountCount } = useFragment(
    graphql`
      fragment DeleteForm_group on Group @throwOnFieldError {
        id
        name
        madeAccountCount
      }
    `,
    groupRef,
  );
  const navigate = useNavigate();
  const [remove, isDeleting] = useDeleteGroup();
  const [typed, setTyped] = useState("");
  const [erases, setErases] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const made = madeAccountCount ?? 0;
  const isSame = typed.trim().normalize("NFC") === name;
  const confirm = async (): Promise<void> => {
    if (!isSame || isDeleting) return;
    const answer = await remove(id, erases);
    if (!answer.ok && answer.error !== "NOT_FOUND") return setIssue(answer.error);
    announce(t`${name} is deleted.`);
    await navigate("/groups");
  };
  return (
    <PageForm className={styles["form"]} onSubmit={() => void confirm()}>
      <ul className={styles["points"]}>
        <li>{t`Its assignments and memberships go, for good. Its texts stay, with their owners.`}</li>
        <li>{t`Results, exams and certificates stay with whoever made them.`}</li>
        {made > 0 && (
          <li>{t`${plural(made, { one: "# account was", other: "# accounts were" })} made in this group. Unless you erase them, they stay and can be signed in to, but nobody can give them another pass-phrase any more.`}</li>
        )}
      </ul>
      {made > 0 && (
        <Checkbox
          label={t`${plural(made, { one: "Erase this # account too", other: "Erase these # accounts too" })}`}
          hint={t`With everything that was typed with them. It cannot be undone.`}
          isChecked={erases}
          onChange={setErases}
        />
      )}
      <TextField
        name="confirmation"
        label={t`Type “${name}” to delete it`}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      {issue !== null && <ErrorNotice code={issue} />}
      <div className={styles["actions"]}>
        <Button type="submit" look="danger" isBusy={isDeleting} disabled={!isSame}>
          {t`Delete for good`}
        </Button>
        <Button onClick={onClose}>{t({ message: "Keep", context: "group" })}</Button>
      </div>
    </PageForm>
  );
}
