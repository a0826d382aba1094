import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { AddCoachMembersQuery } from "../../../../../__generated__/AddCoachMembersQuery.graphql";
import type { AddCoach_group$key } from "../../../../../__generated__/AddCoach_group.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { limits } from "../../../../contract/limits";
import { announce } from "../../../ui/notices";
import { Button } from "../../../ui/Button";
import { Select } from "../../../ui/ChoiceFields";
import { useSetGroupRole } from "../mutations/useSetGroupRole";
import styles from "./GroupCoaches.module.css";

type Props = { readonly groupRef: AddCoach_group$key; readonly onIssue: (code: ErrorCode | null) => void };

/** Makes a member a coach: whoever shall coach joins by the code first. */
export function AddCoach({ groupRef, onIssue }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AddCoachMembersQuery, AddCoach_group$key>(
    graphql`
      fragment AddCoach_group on Group
      @throwOnFieldError
      @refetchable(queryName: "AddCoachMembersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        id
        members(first: $first, after: $after) @connection(key: "AddCoach_group_members") {
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
  const [setRole, isSetting] = useSetGroupRole();
  const [userId, setUserId] = useState("");
  const members = (data.members?.edges ?? []).flatMap(({ node }) => (node.role === "MEMBER" ? [node.user] : []));
  const chosen = members.find(({ id }) => id === userId);
  if (members.length === 0 && !hasNext)
    return (
      <p
        className={styles["hint"]}
      >{t`Somebody who shall coach with you joins the group by its code first. Then you make them a coach here.`}</p>
    );
  const add = async (): Promise<void> => {
    if (chosen === undefined) return;
    const { displayName } = chosen;
    const answer = await setRole(data.id, chosen.id, "COACH");
    onIssue(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setUserId("");
    announce(t`${displayName} coaches now.`);
  };
  return (
    <div className={styles["add"]}>
      <Select
        label={t`Make a member a coach`}
        options={[
          { value: "", label: t`Choose somebody` },
          ...members.map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
        value={chosen === undefined ? "" : userId}
        onChange={setUserId}
      />
      <Button isBusy={isSetting} disabled={chosen === undefined} onClick={() => void add()}>
        {t`Make coach`}
      </Button>
      {hasNext && (
        <Button look="quiet" isBusy={isLoadingNext} onClick={() => loadNext(limits.pageSize.max)}>
          {t`More names`}
        </Button>
      )}
    </div>
  );
}
