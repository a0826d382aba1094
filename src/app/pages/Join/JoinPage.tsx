import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams, useNavigate } from "react-router-dom";
import JoinPageQueryNode, { type JoinPageQuery } from "../../../../__generated__/JoinPageQuery.graphql";
import { isErrorCode, type ErrorCode } from "../../../contract/errorCodes";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/form/Form";

import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./JoinPage.module.css";
import { listNames } from "../../platform/locale/languageName";
import { useState } from "react";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/notices";
import { groupAddress } from "../../features/group/groupPaths";
import type { JoinPageMutation } from "../../../../__generated__/JoinPageMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import { useRoleNouns } from "../../features/group/roleWords";
import { addToMyGroups } from "../../features/group/viewerGroups";
import { Notice } from "../../ui/Notice";
import { formatJoinCode, parseJoinCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/usePageStatus";

/** The page of a join code: the group, its coaches, and a button to join. */
export function JoinPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { code = "" } = useParams();
  const { viewer, groupByJoinCode } = usePreloadedQuery<JoinPageQuery>(
    graphql`
      query JoinPageQuery($code: String!) @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
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
  if (groupByJoinCode.__typename !== "GroupToJoin") {
    const refused = "code" in groupByJoinCode ? groupByJoinCode.code : null;
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
            <p>{t`From the time before you joined, they can see only your profile, the lessons you passed, and how well you type each key. You can leave anytime.`}</p>
          </div>
          {viewer == null || viewer.role === "GUEST" ? (
            <AccountFirst code={code} isGuest={viewer != null} />
          ) : (
            <>
              <JoinButton code={code} />
              <p className={styles["who"]}>{t`You're signed in as ${displayName}.`}</p>
            </>
          )}
        </>
      )}
    </FormColumn>
  );
}

/** Joins the group with a code, and opens it. */
function JoinButton({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [join, isJoining] = useJoinGroup();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const enter = async (): Promise<void> => {
    setIssue(null);
    const answer = await join(code);
    if (!answer.ok) return setIssue(answer.error);
    const { id, name } = answer.data;
    announce(t`You're now in ${name}.`);
    await navigate(groupAddress(id));
  };
  return (
    <>
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
      mutation JoinPageMutation($code: String!) {
        joinGroup(code: $code) {
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
  const join = (code: string) => run({ code }, { updater: (store) => addToMyGroups(store, "joinGroup") });
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

/** For visitors without an account: links to sign up or in, which lead back here. */
function AccountFirst({ code, isGuest }: { readonly code: string; readonly isGuest: boolean }) {
  const { t } = useLingui();
  const next = `?next=${encodeURIComponent(`/join/${code}`)}`;
  return (
    <div className={styles["account"]}>
      <p>{t`To join, you need an account, so we can save your work. A name and a password are enough. Then you come back here.`}</p>
      <div className={styles["ways"]}>
        <LinkButton look="primary" to={`/sign-up${next}`}>
          {t`Sign up`}
        </LinkButton>
        <LinkButton to={`/sign-in${next}`}>{t`Sign in`}</LinkButton>
      </div>
      <p className={styles["note"]}>
        {isGuest
          ? t`You're a guest. What you've typed so far moves to your account. Do you have a card? Sign in with it.`
          : t`Do you have a card with a password? Sign in with it.`}
      </p>
    </div>
  );
}

type Props = { readonly code: string; readonly error: ErrorCode };

/** Shown if the code does not work. */
function CodeUnknown({ code, error }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const written = parseJoinCode(code) === null ? code : formatJoinCode(code);
  usePageStatus(error === "JOIN_CODE_UNKNOWN" ? 404 : null);
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
      <p>{t`The code was ${written}.`}</p>
    </>
  );
}
