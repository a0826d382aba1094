import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { GroupCoaches_group$key } from "../../../../__generated__/GroupCoaches_group.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./GroupSettingsPage.module.css";
import type { GroupCoaches_coach$key } from "../../../../__generated__/GroupCoaches_coach.graphql";
import { announce } from "../../ui/Notice";
import { Select } from "../../ui/ChoiceFields";
import { useNameOfRole, useRoleNouns } from "../../features/group/roleWords";
import { useSetGroupRole } from "./groupSettingsMutations";
import type { AddCoachMembersQuery } from "../../../../__generated__/AddCoachMembersQuery.graphql";
import type { GroupCoaches_addCoachGroup$key } from "../../../../__generated__/GroupCoaches_addCoachGroup.graphql";
import { CoachLinks } from "./CoachLinks";
import { Button } from "../../ui/Button";
import { SearchSelect } from "../../ui/MultiSelect";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { useLoadMore } from "../../ui/ShowMore";
import { useServerSearch } from "../../relay/useServerSearch";

/** The coaches and owners of a group, which its owner can change. */
export function GroupCoaches({ groupRef }: { readonly groupRef: GroupCoaches_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupCoaches_group on Group @throwOnFieldError {
        id
        coaches {
          user {
            id
          }
          ...GroupCoaches_coach
        }
        ...GroupCoaches_addCoachGroup
        ...CoachLinks_group
      }
    `,
    groupRef,
  );
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const { Coaches, coaches, members } = useRoleNouns();
  return (
    <Card
      id="coaches"
      title={Coaches}
      lead={t`${Coaches} add ${members}, give assignments, watch live and see reports. Owners also choose the ${coaches}, and can archive or delete the group.`}
    >
      <ul className={styles["list"]}>
        {group.coaches.map((coach) => (
          <CoachRole key={coach.user.id} groupId={group.id} coachRef={coach} onIssue={setIssue} />
        ))}
      </ul>
      {issue !== null && <ErrorNotice code={issue} />}
      <AddCoach groupRef={group} onIssue={setIssue} />
      <CoachLinks groupRef={group} />
    </Card>
  );
}

const roles = ["OWNER", "COACH", "MEMBER"] as const;

type Props = {
  readonly groupId: string;
  readonly coachRef: GroupCoaches_coach$key;
  readonly onIssue: (code: ErrorCode | null) => void;
};

/** A coach with a choice of their role. */
function CoachRole({ groupId, coachRef, onIssue }: Props) {
  const { t } = useLingui();
  const { role, user } = useFragment(
    graphql`
      fragment GroupCoaches_coach on GroupCoach @throwOnFieldError {
        role
        user {
          id
          displayName
        }
      }
    `,
    coachRef,
  );
  const nameOfRole = useNameOfRole();
  const [setRole] = useSetGroupRole();
  const { displayName } = user;
  const change = async (chosen: (typeof roles)[number]): Promise<void> => {
    const answer = await setRole({ input: { groupId, userId: user.id, role: chosen } });
    onIssue(answer.ok ? null : answer.error);
    const name = nameOfRole(chosen);
    if (answer.ok) announce(t`${displayName} is now ${name}.`);
  };
  return (
    <li className={styles["row"]}>
      <Select
        label={displayName}
        options={roles.map((one) => ({ value: one, label: nameOfRole(one) }))}
        value={role === "OWNER" ? "OWNER" : "COACH"}
        onChange={(chosen) => void change(chosen)}
      />
    </li>
  );
}

const PAGE = 50;

type AddCoachProps = {
  readonly groupRef: GroupCoaches_addCoachGroup$key;
  readonly onIssue: (code: ErrorCode | null) => void;
};

/** Makes a member a coach; a new coach must first join with the code. */
function AddCoach({ groupRef, onIssue }: AddCoachProps) {
  const { t } = useLingui();
  const { data, refetch, ...page } = usePaginationFragment<AddCoachMembersQuery, GroupCoaches_addCoachGroup$key>(
    graphql`
      fragment GroupCoaches_addCoachGroup on Group
      @throwOnFieldError
      @refetchable(queryName: "AddCoachMembersQuery")
      @argumentDefinitions(
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        id
        members(role: MEMBER, search: $search, first: $first, after: $after)
          @connection(key: "AddCoach_group_members") {
          edges {
            node {
              id
              role
              user {
                id
                displayName
              }
            }
          }
        }
      }
    `,
    groupRef,
  );
  const { coach, coaches } = useRoleNouns();
  const [setRole, isSetting] = useSetGroupRole();
  const [chosen, setChosen] = useState<MultiSelectOption | null>(null);
  const { search, setSearch, isSearching } = useServerSearch(refetch);
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  // Those who have just become coaches are still in the list.
  const members = (data.members?.edges ?? []).flatMap(({ node }) => (node.role === "MEMBER" ? [node.user] : []));
  if (members.length === 0 && search === "" && !isSearching && !page.hasNext)
    return (
      <p
        className={styles["hint"]}
      >{t`New ${coaches} first join the group with the join code. Then you choose them here.`}</p>
    );
  const add = async (): Promise<void> => {
    if (chosen === null) return;
    const { value: userId, label: displayName } = chosen;
    const answer = await setRole({ input: { groupId: data.id, userId, role: "COACH" } });
    onIssue(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setChosen(null);
    announce(t`${displayName} is now a ${coach}.`);
  };
  return (
    <div className={styles["add"]}>
      <SearchSelect
        label={t`Add to the ${coaches}`}
        options={members.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={chosen?.value ?? null}
        chosenOption={chosen}
        onChange={(_, option) => setChosen(option)}
        onSearch={setSearch}
        isSearching={isSearching}
        onMore={loadMore}
      />
      <Button isBusy={isSetting} disabled={chosen === null} onClick={() => void add()}>
        {t`Make ${coach}`}
      </Button>
      {moreIssue !== null && <ErrorNotice code={moreIssue} onRetry={loadMore} />}
    </div>
  );
}
