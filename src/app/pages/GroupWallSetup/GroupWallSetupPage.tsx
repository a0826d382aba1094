import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import GroupWallSetupPageQueryNode, {
  type GroupWallSetupPageQuery,
} from "../../../../__generated__/GroupWallSetupPageQuery.graphql";
import type { GroupWallSetupPage_group$key } from "../../../../__generated__/GroupWallSetupPage_group.graphql";
import { CoachesOnly, GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { groupAddress } from "../../features/addresses";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton, Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice, announce } from "../../ui/Notice";
import styles from "./GroupWallSetupPage.module.css";
import { SeatingPlan } from "./SeatingPlan";
import { WallLinks } from "./WallLinks";
import { useState } from "react";
import type { GroupWallSetupPage_goalGroup$key } from "../../../../__generated__/GroupWallSetupPage_goalGroup.graphql";
import type { GroupWallSetupPageClassGoalMutation } from "../../../../__generated__/GroupWallSetupPageClassGoalMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { useResultMutation } from "../../relay/useResultMutation";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";

/** What coaches set up for the big screen of their group. */
export function GroupWallSetupPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupWallSetupPageQuery>(
    graphql`
      query GroupWallSetupPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            id
            myRole
            archivedAt
          }
          ...GroupFrame_group @alias(as: "frame")
          ...GroupWallSetupPage_group @alias(as: "setup")
        }
      }
    `,
    useViewerQuery<GroupWallSetupPageQuery>(GroupWallSetupPageQueryNode),
  );
  if (!node?.frame || !node.setup || node.id === undefined) return <GroupNotFound />;
  if (node.myRole === "MEMBER")
    return (
      <GroupFrame groupRef={node.frame} title={t`Set up big screen`}>
        <CoachesOnly groupId={node.id} />
      </GroupFrame>
    );
  return (
    <GroupFrame groupRef={node.frame} title={t`Set up big screen`}>
      {node.archivedAt == null ? (
        <WallSetup groupRef={node.setup} />
      ) : (
        <Notice text={t`An archived group has no big screen.`} />
      )}
    </GroupFrame>
  );
}

function WallSetup({ groupRef }: { readonly groupRef: GroupWallSetupPage_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupWallSetupPage_group on Group @throwOnFieldError {
        id
        settings {
          nicknames
        }
        ...GroupWallSetupPage_goalGroup
        ...SeatingPlan_group
        ...WallLinks_group
      }
    `,
    groupRef,
  );
  const { id, settings } = group;
  return (
    <div className={styles["setup"]}>
      <Card
        title={t`Show it here`}
        lead={t`One screen for the whole lesson. It shows today's goal and how to join, and follows your races automatically.`}
      >
        <div className={styles["actions"]}>
          <LinkButton look="primary" to={groupAddress(id, "wall")} target="_blank">
            {t`Open big screen`}
          </LinkButton>
        </div>
        <p className={styles["hint"]}>
          {settings.nicknames ? t`Races show nicknames.` : t`Races show display names.`}{" "}
          <LinkButton look="quiet" isSmall to={groupAddress(id, "settings")}>{t`Change in settings`}</LinkButton>
        </p>
      </Card>
      <WallLinks groupRef={group} />
      <ClassGoalForm groupRef={group} />
      <SeatingPlan groupRef={group} />
    </div>
  );
}

/** The minutes that everyone together types on a day; empty for the standard. */
function ClassGoalForm({ groupRef }: { readonly groupRef: GroupWallSetupPage_goalGroup$key }) {
  const { t } = useLingui();
  const { id, classGoalMinutes } = useFragment(
    graphql`
      fragment GroupWallSetupPage_goalGroup on Group @throwOnFieldError {
        id
        classGoalMinutes
      }
    `,
    groupRef,
  );
  const [set, isSetting] = useSetClassGoal();
  const [written, setWritten] = useState<string | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const value = written ?? (classGoalMinutes == null ? "" : String(classGoalMinutes));
  const save = async (): Promise<void> => {
    const text = value.trim();
    const minutes = text === "" ? null : Number(text);
    const { min, max } = limits.classGoal;
    const isValid = minutes === null || (Number.isInteger(minutes) && minutes >= min && minutes <= max);
    setFault(isValid ? null : "OUT_OF_RANGE");
    if (!isValid) return;
    const answer = await set({ input: { groupId: id, minutes } });
    setIssue(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setWritten(null);
    announce(t`The goal was saved.`);
  };
  const { perMember } = limits.classGoal;
  return (
    <Card
      title={t`Goal of the day`}
      lead={t`Everything the group types today counts: practice, lessons, races and exams.`}
    >
      <PageForm className={styles["form"]} onSubmit={() => void save()}>
        <TextField
          name="minutes"
          label={t`Minutes together`}
          hint={t`Leave it empty for ${perMember} minutes per person.`}
          issue={fault}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={setWritten}
        />
        {issue !== null && <ErrorNotice code={issue} />}
        <div>
          <Button type="submit" isBusy={isSetting}>
            {t`Save goal`}
          </Button>
        </div>
      </PageForm>
    </Card>
  );
}

function useSetClassGoal() {
  return useResultMutation<GroupWallSetupPageClassGoalMutation, object>(
    graphql`
      mutation GroupWallSetupPageClassGoalMutation($input: SetClassGoalInput!) {
        setClassGoal(input: $input) {
          __typename
          ... on GroupSuccess {
            group {
              ...GroupWallSetupPage_goalGroup
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              code
            }
          }
        }
      }
    `,
    ({ group }) => group,
  );
}
