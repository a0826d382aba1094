import type { DataID, RecordSourceSelectorProxy } from "relay-runtime";
import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "./roleWords";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { myGroups_group$key } from "../../../../__generated__/myGroups_group.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import styles from "./group.module.css";
import type { myGroupsLeaveMutation } from "../../../../__generated__/myGroupsLeaveMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/**
 * Adds a group that the viewer just joined to their groups, so that every list has it and its news is followed. What
 * else a group changes (extra time in exams, work to do, tournaments) is computed by the server and is not in the
 * response, so the viewer is fetched again when next shown.
 */
export function addToMyGroups(store: RecordSourceSelectorProxy, field: string): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const group = store.getRootField(field)?.getLinkedRecord("group");
  const groups = viewer?.getLinkedRecords("groups");
  if (!viewer || !group || !groups) return;
  if (!groups.some((one) => one?.getDataID() === group.getDataID()))
    viewer.setLinkedRecords([...groups, group], "groups");
  viewer.invalidateRecord();
}

/**
 * Removes a group that the viewer left from their groups. The viewer and the group, of which less may now be read, are
 * fetched again when next shown, as after joining.
 */
export function removeFromMyGroups(store: RecordSourceSelectorProxy, groupId: DataID | null | undefined): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  const groups = viewer?.getLinkedRecords("groups");
  if (groupId == null) return;
  if (viewer && groups)
    viewer.setLinkedRecords(
      groups.filter((one) => one?.getDataID() !== groupId),
      "groups",
    );
  viewer?.invalidateRecord();
  store.get(groupId)?.invalidateRecord();
}

/** A button to leave a group, with a confirmation. */
export function LeaveGroup({ groupRef }: { readonly groupRef: myGroups_group$key }) {
  const { t } = useLingui();
  const { coaches } = useRoleNouns();
  const { id, name } = useFragment(
    graphql`
      fragment myGroups_group on Group @throwOnFieldError {
        id
        name
      }
    `,
    groupRef,
  );
  const navigate = useNavigate();
  const [leave, isLeaving] = useLeaveGroup();
  const [isOpen, setOpen] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const close = (): void => setOpen(false);
  const confirm = async (): Promise<void> => {
    const answer = await leave(id);
    // A viewer who is no longer in it has left it, however that happened.
    if (!answer.ok && answer.error !== "NOT_FOUND") return setIssue(answer.error);
    announce(t`You left ${name}.`);
    await navigate("/groups");
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t`Leave group`}</Button>
      <Dialog title={t`Leave ${name}?`} isOpen={isOpen} onClose={close}>
        <p>{t`The ${coaches} will no longer see anything about you, and you'll lose access to the assignments and races. You keep your results. To come back, you need the code.`}</p>
        {issue !== null && <ErrorNotice code={issue} />}
        <div className={styles["actions"]}>
          <Button look="danger" isBusy={isLeaving} onClick={() => void confirm()}>
            {t`Leave group`}
          </Button>
          <Button onClick={close}>{t`Stay`}</Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Removes the viewer from a group. */
function useLeaveGroup() {
  const [run, isLeaving] = useResultMutation<myGroupsLeaveMutation, string>(
    graphql`
      mutation myGroupsLeaveMutation($groupId: ID!) {
        leaveGroup(groupId: $groupId) {
          __typename
          ... on LeaveGroupSuccess {
            leftGroupId
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ leftGroupId }) => leftGroupId,
  );
  const leave = (groupId: string) =>
    run({ groupId }, { updater: (store, response) => removeFromMyGroups(store, response?.leaveGroup?.leftGroupId) });
  return [leave, isLeaving] as const;
}
