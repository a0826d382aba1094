import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams, useNavigate } from "react-router-dom";
import JoinPageQueryNode, { type JoinPageQuery } from "../../../../__generated__/JoinPageQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode } from "../../../contract/readErrorCode";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/form/Form";

import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./JoinPage.module.css";
import { listNames } from "../../platform/locale/languageName";
import { useState } from "react";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce, Notice } from "../../ui/Notice";
import { groupAddress } from "../../features/addresses";
import type { JoinPageMutation } from "../../../../__generated__/JoinPageMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import { useRoleNouns } from "../../features/group/roleWords";
import { AccountFirst, CoachInvitation } from "./CoachInvitation";
import { Select } from "../../ui/ChoiceFields";
import { addToMyGroups, removeFromMyGroups } from "../../features/group/myGroups";
import { formatJoinCode, parseCoachCode, parseJoinCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/renderingHooks";

/** The page of a join code: the group, its coaches, and a button to join. */
export function JoinPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { code = "" } = useParams();
  const { viewer, groupByJoinCode, coachInvitation } = usePreloadedQuery<JoinPageQuery>(
    graphql`
      query JoinPageQuery($code: String!) @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
          groups {
            id
            # eslint-disable-next-line relay/unused-fields -- Read by JoinButton.
            name
            myRole
            archivedAt
          }
        }
        coachInvitation(code: $code) {
          __typename
          ...CoachInvitation_invitation @alias(as: "invitation")
          ... on Error {
            code
          }
        }
        groupByJoinCode(code: $code) {
          __typename
          ... on GroupToJoin {
            name
            coaches
            roleWords
            joined {
              id
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    useViewerQuery<JoinPageQuery>(JoinPageQueryNode),
  );
  const nouns = useRoleNouns(groupByJoinCode.__typename === "GroupToJoin" ? groupByJoinCode.roleWords : undefined);
  if (coachInvitation.invitation)
    return <CoachInvitation code={code} invitationRef={coachInvitation.invitation} viewer={viewer ?? null} />;
  if (groupByJoinCode.__typename !== "GroupToJoin") {
    const answer = parseCoachCode(code) === null ? groupByJoinCode : coachInvitation;
    const refused = "code" in answer ? answer.code : null;
    return <CodeUnknown code={code} error={isErrorCode(refused) ? refused : "INTERNAL"} />;
  }
  const { name = "", coaches = [], joined } = groupByJoinCode;
  const names = listNames(coaches, locale);
  const leaders = coaches.length === 1 ? nouns.Coach : nouns.Coaches;
  const displayName = viewer?.displayName ?? "";
  return (
    <FormColumn>
      <PageMeta
        title={t`Join ${name}`}
        description={t`Join a group on Typeloop: do assignments, race each other and see the leaderboard.`}
        isUnlisted
      />
      <PageHeader title={t`Join ${name}`} lead={coaches.length === 0 ? undefined : t`${leaders}: ${names}`} />
      {joined ? (
        <AlreadyIn groupId={joined.id} />
      ) : (
        <>
          <div className={styles["privacy"]}>
            <p>{t`Once you join, the ${nouns.coaches} can see your results and exams from then on, and can watch you type. A note at the edge of your screen tells you when.`}</p>
            <p>{t`From before you joined, they can see only your profile, the lessons you passed, and how well you type each key. You can leave anytime.`}</p>
          </div>
          {viewer == null || viewer.role === "GUEST" ? (
            <AccountFirst code={code} isGuest={viewer != null} />
          ) : (
            <>
              <JoinButton code={code} classes={classesOf(viewer.groups ?? [])} />
              <p className={styles["who"]}>{t`You're signed in as ${displayName}.`}</p>
            </>
          )}
        </>
      )}
    </FormColumn>
  );
}

type MyGroup = {
  readonly id: string;
  readonly name: string;
  readonly myRole: string | null | undefined;
  readonly archivedAt: unknown;
};

/** The groups that somebody may leave for another one. Those that they run are not among them. */
function classesOf(groups: readonly MyGroup[]): readonly MyGroup[] {
  return groups.filter(({ myRole, archivedAt }) => myRole === "MEMBER" && archivedAt == null);
}

/** Joins the group with a code, and opens it. Who is in another group may leave that, as when they change class. */
function JoinButton({ code, classes }: { readonly code: string; readonly classes: readonly MyGroup[] }) {
  const { t } = useLingui();
  const [leftId, setLeftId] = useState("");
  const navigate = useNavigate();
  const [join, isJoining] = useJoinGroup();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const enter = async (): Promise<void> => {
    setIssue(null);
    const answer = await join(code, leftId === "" ? null : leftId);
    if (!answer.ok) return setIssue(answer.error);
    const { id, name } = answer.data;
    announce(t`You're now in ${name}.`);
    await navigate(groupAddress(id));
  };
  return (
    <>
      {classes.length > 0 && (
        <div className={styles["privacy"]}>
          <Select
            label={t`Are you changing groups?`}
            options={[
              { value: "", label: t`No, I'm staying in all my groups` },
              ...classes.map(({ id, name }) => ({ value: id, label: t`Yes, I'm leaving ${name}` })),
            ]}
            value={leftId}
            onChange={setLeftId}
          />
          {leftId !== "" && (
            <p>{t`You keep your results, badges and place in the course. The people who lead your old group will no longer see anything about you.`}</p>
          )}
        </div>
      )}
      <div className={styles["ways"]}>
        <Button look="primary" isBusy={isJoining} onClick={() => void enter()}>
          {isJoining ? t`Joining` : t`Join the group`}
        </Button>
      </div>
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void enter()} />}
    </>
  );
}

/** Makes the viewer a member of the group with a code. */
function useJoinGroup() {
  const [run, isJoining] = useResultMutation<
    JoinPageMutation,
    { readonly id: string; readonly name: string | null | undefined }
  >(
    graphql`
      mutation JoinPageMutation($code: String!, $leaveGroupId: ID) {
        joinGroup(code: $code, leaveGroupId: $leaveGroupId) {
          __typename
          ... on GroupSuccess {
            group {
              id
              name
              # eslint-disable-next-line relay/unused-fields -- The lists of groups that it joins show all of it.
              archivedAt
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The same.
              ...GroupsPage_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
  const join = (code: string, leaveGroupId: string | null) =>
    run(
      { code, leaveGroupId },
      {
        updater: (store) => {
          addToMyGroups(store, "joinGroup");
          if (store.getRootField("joinGroup")?.getLinkedRecord("group")) removeFromMyGroups(store, leaveGroupId);
        },
      },
    );
  return [join, isJoining] as const;
}

/** For viewers already in the group: a link to it. */
function AlreadyIn({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="success" text={t`You're already in this group.`}>
      <LinkButton look="primary" to={groupAddress(groupId)}>
        {t`Go to the group`}
      </LinkButton>
      <LinkButton to="/">{t`Practice`}</LinkButton>
    </Notice>
  );
}

type Props = { readonly code: string; readonly error: ErrorCode };

/** Shown if the code does not work. */
function CodeUnknown({ code, error }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const written = parseJoinCode(code) === null ? code : formatJoinCode(code);
  usePageStatus(error === "JOIN_CODE_UNKNOWN" || error === "COACH_LINK_UNKNOWN" ? 404 : null);
  return (
    <>
      <PageMeta
        title={t`Group not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <ErrorNotice isPage code={error} onRetry={() => void navigate(".", { replace: true })}>
        <LinkButton look="primary" to="/groups">
          {t`Enter another code`}
        </LinkButton>
      </ErrorNotice>
      {parseCoachCode(code) === null && <p>{t`The code was ${written}.`}</p>}
    </>
  );
}
