import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CoachInvitation_invitation$key } from "../../../../__generated__/CoachInvitation_invitation.graphql";
import type { CoachInvitationAcceptMutation } from "../../../../__generated__/CoachInvitationAcceptMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { groupAddress } from "../../features/addresses";
import { useRoleNouns } from "../../features/group/roleWords";
import { addToMyGroups } from "../../features/group/myGroups";
import { formatDate } from "../../platform/dates/formatDate";
import { listNames } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { FormColumn } from "../../ui/form/Form";
import { announce, Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./JoinPage.module.css";
import { Dated } from "../../ui/Dated";

type Props = {
  readonly code: string;
  readonly invitationRef: CoachInvitation_invitation$key;
  /** Null for a visitor. */
  readonly viewer: { readonly role: string; readonly displayName: string } | null;
};

/** What a link for coaches invites to, and a button to accept it. */
export function CoachInvitation({ code, invitationRef, viewer }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { groupName, coaches, roleWords, invitedBy, expiresAt, coached } = useFragment(
    graphql`
      fragment CoachInvitation_invitation on CoachInvitation @throwOnFieldError {
        groupName
        coaches
        roleWords
        invitedBy
        expiresAt
        coached {
          id
        }
      }
    `,
    invitationRef,
  );
  const nouns = useRoleNouns(roleWords);
  const title = t`Help lead ${groupName}`;
  const names = listNames(coaches, locale);
  const leaders = coaches.length === 1 ? nouns.Coach : nouns.Coaches;
  const until = formatDate(expiresAt, "short");
  const displayName = viewer?.displayName ?? "";
  return (
    <FormColumn>
      <PageMeta title={title} description={t`An invitation to help lead a group on Typeloop.`} isUnlisted />
      <PageHeader title={title} lead={coaches.length === 0 ? undefined : t`${leaders}: ${names}`} />
      {coached ? (
        <Notice kind="success" text={t`You already help lead this group.`}>
          <LinkButton look="primary" to={groupAddress(coached.id)}>
            {t`Go to the group`}
          </LinkButton>
        </Notice>
      ) : (
        <>
          <div className={styles["privacy"]}>
            <p>
              {invitedBy == null
                ? t`You've been invited to become one of the ${nouns.coaches} of this group.`
                : t`${invitedBy} invites you to become one of the ${nouns.coaches} of this group.`}
            </p>
            <p>{t`You can see everyone's results and exams, watch them type, add ${nouns.members}, give assignments and reset passwords. The ${nouns.members} can see your name.`}</p>
            <p className={styles["note"]}>
              <Dated words={t`The link works until ${until}.`} dates={[until]} />
            </p>
          </div>
          {viewer === null || viewer.role === "GUEST" ? (
            <AccountFirst code={code} isGuest={viewer !== null} isCoach />
          ) : (
            <>
              <AcceptButton code={code} />
              <p className={styles["who"]}>{t`You're signed in as ${displayName}.`}</p>
            </>
          )}
        </>
      )}
    </FormColumn>
  );
}

function AcceptButton({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [accept, isAccepting] = useResultMutation<
    CoachInvitationAcceptMutation,
    { readonly id: string; readonly name: string | null | undefined }
  >(
    graphql`
      mutation CoachInvitationAcceptMutation($code: String!) {
        acceptCoachLink(code: $code) {
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
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const enter = async (): Promise<void> => {
    setIssue(null);
    const answer = await accept({ code }, { updater: (store) => addToMyGroups(store, "acceptCoachLink") });
    if (!answer.ok) return setIssue(answer.error);
    const { id, name } = answer.data;
    announce(t`You now help lead ${name}.`);
    // The link may work for others: it does not stay in the history of a computer that they share.
    await navigate(groupAddress(id), { replace: true });
  };
  return (
    <>
      <div className={styles["ways"]}>
        <Button look="primary" isBusy={isAccepting} onClick={() => void enter()}>
          {t`Accept the invitation`}
        </Button>
        <LinkButton replace to="/">{t`Not now`}</LinkButton>
      </div>
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void enter()} />}
    </>
  );
}

type AccountFirstProps = {
  readonly code: string;
  readonly isGuest: boolean;
  /** They are invited to lead the group, not to type in it. */
  readonly isCoach?: boolean;
};

/** For visitors without an account: links to sign up or in, which lead back here. */
export function AccountFirst({ code, isGuest, isCoach = false }: AccountFirstProps) {
  const { t } = useLingui();
  const next = `?next=${encodeURIComponent(`/join/${code}`)}`;
  return (
    <div className={styles["account"]}>
      <p>
        {isCoach
          ? t`To accept, you need an account. A name and a password are enough. Then you come back here.`
          : t`To join, you need an account, so we can save your work. A name and a password are enough. Then you come back here.`}
      </p>
      <div className={styles["ways"]}>
        <LinkButton look="primary" replace={isCoach} to={`/sign-up${next}`}>
          {t`Sign up`}
        </LinkButton>
        <LinkButton replace={isCoach} to={`/sign-in${next}`}>{t`Sign in`}</LinkButton>
      </div>
      {!isCoach && (
        <p className={styles["note"]}>
          {isGuest
            ? t`You're a guest. What you've typed so far moves to your account. Do you have a card? Sign in with it.`
            : t`Do you have a card with a password? Sign in with it.`}
        </p>
      )}
    </div>
  );
}
