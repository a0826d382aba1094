import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import type { GroupsPageCreateGroupMutation } from "../../../../__generated__/GroupsPageCreateGroupMutation.graphql";
import GroupsPageQueryNode, { type GroupsPageQuery } from "../../../../__generated__/GroupsPageQuery.graphql";
import { addToMyGroups } from "../../features/group/myGroups";
import { useLanguage } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { Select } from "../../ui/ChoiceFields";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./GroupsPage.module.css";
import type { GroupsPage_viewer$key } from "../../../../__generated__/GroupsPage_viewer.graphql";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { plural } from "@lingui/core/macro";
import { Link, useNavigate } from "react-router-dom";
import type { GroupsPage_group$key } from "../../../../__generated__/GroupsPage_group.graphql";
import { groupAddress } from "../../features/addresses";
import { useNameOfRole, toRoleWords, useRoleNouns, useRoleOptions } from "../../features/group/roleWords";
import { LinkButton, Button } from "../../ui/Button";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { parseJoinCode } from "../../../contract/codes";
import { groupNameRules, type RoleWords } from "../../../contract/groupRules";
import { languages } from "../../../contract/languages/languages";
import { limits } from "../../../contract/limits";
import { PageForm, checkRules, useForm, Form } from "../../ui/form/Form";
import { TextField } from "../../ui/TextField";

/** The viewer's groups, and ways to join or make another one. */
export function GroupsPage() {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<GroupsPageQuery>(
    graphql`
      query GroupsPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          ...GroupsPage_viewer
        }
      }
    `,
    useViewerQuery<GroupsPageQuery>(GroupsPageQueryNode),
  );
  const isMember = viewer != null && viewer.role !== "GUEST";
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Groups`}
        description={t`Type together as a class or team: live view, assignments, races and reports. No email addresses needed.`}
      />
      <PageHeader title={t`Groups`} lead={t`For classes and teams that type together.`} />
      {isMember && <MyGroups viewerRef={viewer} />}
      <div className={styles["ways"]}>
        {isMember ? <CreateGroup /> : <AboutGroups isGuest={viewer != null} />}
        <JoinGroup />
      </div>
    </div>
  );
}

/** The viewer's groups; archived ones are listed separately. */
function MyGroups({ viewerRef }: { readonly viewerRef: GroupsPage_viewer$key }) {
  const { t } = useLingui();
  const { groups } = useFragment(
    graphql`
      fragment GroupsPage_viewer on User @throwOnFieldError {
        groups {
          id
          archivedAt
          ...GroupsPage_group
        }
      }
    `,
    viewerRef,
  );
  const all = groups ?? [];
  const inUse = all.filter(({ archivedAt }) => archivedAt == null);
  const archived = all.filter(({ archivedAt }) => archivedAt != null);
  return (
    <>
      {all.length === 0 ? (
        <EmptyState drawing="people" text={t`You're not in a group yet. Start one, or join one with a code.`} />
      ) : (
        inUse.length > 0 && (
          <Card title={t`Your groups`}>
            <ul className={styles["list"]}>
              {inUse.map((group) => (
                <GroupRow key={group.id} groupRef={group} />
              ))}
            </ul>
          </Card>
        )
      )}
      {archived.length > 0 && (
        <Card title={t`Archived`} lead={t`Read-only: you can see everything, but not change it.`}>
          <ul className={styles["list"]}>
            {archived.map((group) => (
              <GroupRow key={group.id} groupRef={group} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** One of the viewer's groups: a link, its number of people, and the viewer's role. */
function GroupRow({ groupRef }: { readonly groupRef: GroupsPage_group$key }) {
  const { t } = useLingui();
  const { id, name, myRole, memberCount, settings } = useFragment(
    graphql`
      fragment GroupsPage_group on Group @throwOnFieldError {
        id
        name
        myRole
        memberCount
        settings {
          roleWords
        }
      }
    `,
    groupRef,
  );
  const nameOfRole = useNameOfRole(settings.roleWords);
  return (
    <li className={styles["row"]}>
      <Link className={styles["name"]} to={groupAddress(id)}>
        {name}
      </Link>
      <span className={styles["count"]}>{t`${plural(memberCount, { one: "# person", other: "# people" })}`}</span>
      <span className={styles["role"]}>{nameOfRole(myRole)}</span>
    </li>
  );
}

/** An explanation of groups, and links to sign up or in, for visitors without an account. */
function AboutGroups({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useLingui();
  return (
    <Card
      title={t`For teachers and team leads`}
      lead={t`Type together as a class or team: watch everyone live, give assignments, race and get reports. Free, with no email addresses needed.`}
    >
      <ol className={styles["steps"]}>
        <li>{t`Create an account: all you need is a name and a password.`}</li>
        <li>{t`Start a group and paste in the names.`}</li>
        <li>{t`Print the cards. Everyone signs in, and you can watch them type.`}</li>
      </ol>
      <div className={styles["actions"]}>
        <LinkButton look="primary" to="/sign-up?next=/groups">
          {t`Sign up`}
        </LinkButton>
        <LinkButton to="/sign-in?next=/groups">{t`Sign in`}</LinkButton>
      </div>
      {isGuest && (
        <p className={styles["note"]}>{t`You're a guest. What you've typed so far moves to your account.`}</p>
      )}
    </Card>
  );
}

/** Long enough for eight characters with spaces or dashes between them. */
const MAX_LENGTH = 24;

/** Opens the page of a join code, typed in any form, which shows the group before the viewer joins. */
function JoinGroup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [written, setWritten] = useState("");
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const enter = (): void => {
    const code = parseJoinCode(written);
    setIssue(code === null ? (written.trim() === "" ? "REQUIRED" : "JOIN_CODE_UNKNOWN") : null);
    if (code !== null) void navigate(`/join/${code}`);
  };
  const write = (text: string): void => {
    setWritten(text);
    setIssue(null);
  };
  return (
    <Card title={t`Join a group`} lead={t`Enter the code you were given.`}>
      <PageForm className={styles["form"]} onSubmit={enter}>
        <TextField
          name="code"
          label={t`Join code`}
          hint={t`Eight letters and numbers`}
          issue={issue}
          value={written}
          onChange={write}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
        />
        <div className={styles["button"]}>
          <Button type="submit">{t`Continue`}</Button>
        </div>
      </PageForm>
    </Card>
  );
}

/** Makes a group, and opens it. */
function CreateGroup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [createGroup] = useCreateGroup();
  const language = useLanguage();
  const roleOptions = useRoleOptions();
  const [chosenWords, setChosenWords] = useState<RoleWords | null>(null);
  const roleWords = chosenWords ?? languages[language].roleWords ?? "COACH_MEMBER";
  const { coach, members } = useRoleNouns(roleWords);
  const { field, ...form } = useForm({
    initial: { name: "" },
    check: (values) => checkRules(groupNameRules, values),
    send: async ({ name }) => {
      const result = await createGroup(
        { name, roleWords },
        { updater: (store) => addToMyGroups(store, "createGroup") },
      );
      if (result.ok) await navigate(groupAddress(result.data));
      return toFormOutcome(result);
    },
  });
  return (
    <Card title={t`Start a group`} lead={t`For teachers and team leads. You'll be the group's owner and ${coach}.`}>
      <Form {...form} action={t`Start a group`} actionUnderWay={t`Starting`}>
        <TextField
          {...field("name")}
          label={t`Group name`}
          hint={t`The name ${members} know, such as “3B” or “Front desk”.`}
          maxLength={limits.groupName.max}
          autoComplete="off"
          required
        />
        <Select
          label={t`Words for the people in this group`}
          options={roleOptions}
          value={roleWords}
          onChange={(value) => setChosenWords(toRoleWords(value))}
        />
      </Form>
    </Card>
  );
}

/** Makes a group with the viewer as its owner. Returns the group's id. */
function useCreateGroup() {
  return useResultMutation<GroupsPageCreateGroupMutation, string>(
    graphql`
      mutation GroupsPageCreateGroupMutation($name: String!, $roleWords: RoleWords) {
        createGroup(name: $name, roleWords: $roleWords) {
          __typename
          ... on GroupSuccess {
            group {
              id
              # eslint-disable-next-line relay/unused-fields -- The lists of groups that it joins show all of it.
              archivedAt
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The same.
              ...GroupsPage_group
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ group }) => group?.id,
  );
}
