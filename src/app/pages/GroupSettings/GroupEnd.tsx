import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { graphql, useFragment } from "react-relay";
import type { GroupEnd_group$key } from "../../../../__generated__/GroupEnd_group.graphql";
import { Card } from "../../ui/Card";
import { LeaveGroup } from "../../features/group/myGroups";
import { useState } from "react";
import type { GroupEnd_archiveGroupGroup$key } from "../../../../__generated__/GroupEnd_archiveGroupGroup.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { useArchiveGroup, useRestoreGroup, useDeleteGroup } from "./groupSettingsMutations";
import type { GroupEnd_deleteGroupGroup$key } from "../../../../__generated__/GroupEnd_deleteGroupGroup.graphql";
import { Dialog } from "../../ui/Dialog";
import { plural } from "@lingui/core/macro";
import { useNavigate } from "react-router-dom";
import type { GroupEnd_deleteFormGroup$key } from "../../../../__generated__/GroupEnd_deleteFormGroup.graphql";
import { Checkbox } from "../../ui/ChoiceFields";
import { PageForm } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";
import styles from "./GroupSettingsPage.module.css";

/** Archives, leaves or deletes a group. */
export function GroupEnd({ groupRef }: { readonly groupRef: GroupEnd_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupEnd_group on Group @throwOnFieldError {
        myRole
        ...GroupEnd_archiveGroupGroup
        ...myGroups_group
        ...GroupEnd_deleteGroupGroup
      }
    `,
    groupRef,
  );
  const { coach } = useRoleNouns();
  const { myRole } = group;
  return (
    <>
      {myRole !== "COACH" && <ArchiveGroup groupRef={group} />}
      {myRole != null && (
        <Card
          title={t`Leave`}
          lead={
            myRole === "OWNER"
              ? t`A group needs an owner. Make someone else the owner first.`
              : t`You'll no longer be a ${coach} of this group.`
          }
        >
          <LeaveGroup groupRef={group} />
        </Card>
      )}
      {myRole !== "COACH" && <DeleteGroup groupRef={group} />}
    </>
  );
}

/** Archives or restores a group. Both can be undone, so there is no confirmation. */
function ArchiveGroup({ groupRef }: { readonly groupRef: GroupEnd_archiveGroupGroup$key }) {
  const { t } = useLingui();
  const { id, archivedAt } = useFragment(
    graphql`
      fragment GroupEnd_archiveGroupGroup on Group @throwOnFieldError {
        id
        archivedAt
      }
    `,
    groupRef,
  );
  const [archive, isArchiving] = useArchiveGroup();
  const [restore, isRestoring] = useRestoreGroup();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const isArchived = archivedAt != null;
  const turn = async (): Promise<void> => {
    const answer = await (isArchived ? restore : archive)({ groupId: id });
    setIssue(answer.ok ? null : answer.error);
    if (answer.ok) announce(isArchived ? t`The group was restored.` : t`The group was archived.`);
  };
  return (
    <Card
      title={isArchived ? t`Archived` : t`Archive`}
      lead={
        isArchived
          ? t`This group is read-only. Restore it to use it as before.`
          : t`For the end of the year: you can still view everything, but nothing can be changed, and no one can join or be watched. You can undo this.`
      }
    >
      {issue !== null && <ErrorNotice code={issue} />}
      <div>
        <Button
          look={isArchived ? "primary" : "secondary"}
          isBusy={isArchiving || isRestoring}
          onClick={() => void turn()}
        >
          {isArchived ? t`Restore` : t`Archive group`}
        </Button>
      </div>
    </Card>
  );
}

/** Deletes a group, after a confirmation with its name. */
function DeleteGroup({ groupRef }: { readonly groupRef: GroupEnd_deleteGroupGroup$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupEnd_deleteGroupGroup on Group @throwOnFieldError {
        name
        ...GroupEnd_deleteFormGroup
      }
    `,
    groupRef,
  );
  const { name } = group;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Card
      title={t`Delete`}
      lead={t`The group and its assignments are deleted for good. Everyone keeps their results. You'll be asked whether to delete accounts created in the group.`}
    >
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          {t`Delete group`}
        </Button>
      </div>
      <Dialog title={t`Delete ${name}?`} isOpen={isOpen} onClose={close}>
        <DeleteForm groupRef={group} onClose={close} />
      </Dialog>
    </Card>
  );
}

type Props = { readonly groupRef: GroupEnd_deleteFormGroup$key; readonly onClose: () => void };

/** What is deleted and what stays; the name of the group must be typed. */
function DeleteForm({ groupRef, onClose }: Props) {
  const { t } = useLingui();
  const { id, name, madeAccountCount } = useFragment(
    graphql`
      fragment GroupEnd_deleteFormGroup on Group @throwOnFieldError {
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
    const answer = await remove({ groupId: id, eraseAccounts: erases });
    if (!answer.ok && answer.error !== "NOT_FOUND") return setIssue(answer.error);
    announce(t`${name} was deleted.`);
    await navigate("/groups");
  };
  return (
    <PageForm className={styles["form"]} onSubmit={() => void confirm()}>
      <ul className={styles["points"]}>
        <li>{t`Its assignments are deleted for good. Its texts stay with their owners.`}</li>
        <li>{t`Everyone keeps their results, exams and certificates.`}</li>
        {made > 0 && (
          <li>{t`${plural(made, { one: "# account was", other: "# accounts were" })} created in this group. Unless you delete them, people can still sign in with them, but no one can give them a new password anymore.`}</li>
        )}
      </ul>
      {made > 0 && (
        <Checkbox
          label={t`${plural(made, { one: "Also delete # account", other: "Also delete # accounts" })}`}
          hint={t`This also deletes everything typed with these accounts. This can't be undone.`}
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
      <div className={styles["deleteFormActions"]}>
        <Button type="submit" look="danger" isBusy={isDeleting} disabled={!isSame}>
          {t`Delete for good`}
        </Button>
        <Button onClick={onClose}>{t({ message: "Keep group", context: "group" })}</Button>
      </div>
    </PageForm>
  );
}
