import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import GroupSettingsPageQueryNode, {
  type GroupSettingsPageQuery,
} from "../../../../__generated__/GroupSettingsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff } from "../../features/switches/SwitchedOff";
import { CoachesOnly, GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import type { GroupSettingsPage_group$key } from "../../../../__generated__/GroupSettingsPage_group.graphql";
import { useHashOnArrival } from "../../platform/smoothScroll";
import { GroupEnd } from "./GroupEnd";
import styles from "./GroupSettingsPage.module.css";
import { GroupCoaches } from "./GroupCoaches";
import { GroupSwitches } from "./GroupSwitches";
import { useState } from "react";
import type { GroupSettingsPage_joiningGroup$key } from "../../../../__generated__/GroupSettingsPage_joiningGroup.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatJoinCode } from "../../../contract/codes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { useRenewJoinCode, useSetJoining } from "./groupSettingsMutations";
import type { GroupSettingsPage_norms$key } from "../../../../__generated__/GroupSettingsPage_norms.graphql";
import { OwnNorms } from "../../features/ownNorms/OwnNorms";

/** The settings of a group, for its coaches. */
export function GroupSettingsPage() {
  const { t } = useLingui();
  const { node, ...query } = usePreloadedQuery<GroupSettingsPageQuery>(
    graphql`
      query GroupSettingsPageQuery($id: ID!) @throwOnFieldError @preloadable {
        ...SwitchedOff_query
        node(id: $id) {
          __typename
          ... on Group {
            id
            myRole
          }
          ...GroupFrame_group @alias(as: "frame")
          ...GroupSettingsPage_group @alias(as: "settings")
        }
      }
    `,
    useViewerQuery<GroupSettingsPageQuery>(GroupSettingsPageQueryNode),
  );
  const hasParticipation = !useIsSwitchedOff("PARTICIPATION", query);
  if (!node?.frame || !node.settings || node.id === undefined) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Settings`}>
      {node.myRole === "MEMBER" ? (
        <CoachesOnly groupId={node.id} />
      ) : (
        <GroupSettings groupRef={node.settings} hasParticipation={hasParticipation} />
      )}
    </GroupFrame>
  );
}

type SettingsProps = {
  readonly groupRef: GroupSettingsPage_group$key;
  /** Whether the host lets coaches see sums about participation. */
  readonly hasParticipation: boolean;
};

/** All settings of a group. An archived group can only be restored, left or deleted. */
function GroupSettings({ groupRef, hasParticipation }: SettingsProps) {
  const group = useFragment(
    graphql`
      fragment GroupSettingsPage_group on Group @throwOnFieldError {
        archivedAt
        myRole
        ...GroupSwitches_group
        ...GroupSettingsPage_joiningGroup
        ...GroupCoaches_group
        ...GroupSettingsPage_norms
        ...GroupEnd_group
      }
    `,
    groupRef,
  );
  useHashOnArrival();
  const isInUse = group.archivedAt == null;
  return (
    <div className={styles["settings"]}>
      {isInUse && <GroupSwitches groupRef={group} hasParticipation={hasParticipation} />}
      {isInUse && <Joining groupRef={group} />}
      {isInUse && group.myRole !== "COACH" && <GroupCoaches groupRef={group} />}
      {isInUse && <GroupNorms groupRef={group} />}
      <GroupEnd groupRef={group} />
    </div>
  );
}

/** Whether others can join with the code, and a button to renew it. */
function Joining({ groupRef }: { readonly groupRef: GroupSettingsPage_joiningGroup$key }) {
  const { t } = useLingui();
  const { member, members } = useRoleNouns();
  const { id, joinCode, isJoinOpen } = useFragment(
    graphql`
      fragment GroupSettingsPage_joiningGroup on Group @throwOnFieldError {
        id
        joinCode
        isJoinOpen
      }
    `,
    groupRef,
  );
  const [setJoining, isSetting] = useSetJoining();
  const [renew, isRenewing] = useRenewJoinCode();
  const [isAsking, setAsking] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const turn = async (): Promise<void> => {
    const answer = await setJoining({ groupId: id, isOpen: isJoinOpen !== true });
    setIssue(answer.ok ? null : answer.error);
  };
  const makeNew = async (): Promise<void> => {
    const answer = await renew({ groupId: id });
    setIssue(answer.ok ? null : answer.error);
    setAsking(false);
    if (answer.ok) announce(t`The group has a new code.`);
  };
  return (
    <Card
      id="joining"
      title={t`Joining`}
      lead={
        isJoinOpen === true
          ? t`Anyone with the code can join as a ${member}.`
          : t`The join code is off. You can still add ${members} yourself.`
      }
    >
      {joinCode != null && <p className={styles["code"]}>{formatJoinCode(joinCode)}</p>}
      {issue !== null && <ErrorNotice code={issue} />}
      <div className={styles["actions"]}>
        <Button isBusy={isSetting} onClick={() => void turn()}>
          {isJoinOpen === true ? t`Turn off join code` : t`Turn on join code`}
        </Button>
        {joinCode != null && <Button onClick={() => setAsking(true)}>{t`New code`}</Button>}
      </div>
      <Dialog title={t`Make a new code?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t`The old code and links with it will stop working. Everyone already in the group stays in it.`}</p>
        <div className={styles["actions"]}>
          <Button look="primary" isBusy={isRenewing} onClick={() => void makeNew()}>
            {t`Make a new code`}
          </Button>
          <Button onClick={() => setAsking(false)}>{t`Keep this code`}</Button>
        </div>
      </Dialog>
    </Card>
  );
}

/** The exam standards of a group. */
function GroupNorms({ groupRef }: { readonly groupRef: GroupSettingsPage_norms$key }) {
  const { t } = useLingui();
  const { id, ownExamNorms } = useFragment(
    graphql`
      fragment GroupSettingsPage_norms on Group @throwOnFieldError {
        id
        ownExamNorms {
          id
          ...OwnNorms_norm
        }
      }
    `,
    groupRef,
  );
  return (
    <OwnNorms
      lead={t`Your own requirements for an exam. Only people in this group can take it.`}
      groupId={id}
      norms={(ownExamNorms ?? []).map((norm) => ({ id: norm.id, normRef: norm }))}
    />
  );
}
