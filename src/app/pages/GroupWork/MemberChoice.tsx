import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { graphql, usePaginationFragment } from "react-relay";
import type { MemberChoice_group$key } from "../../../../__generated__/MemberChoice_group.graphql";
import type { MemberChoicePaginationQuery } from "../../../../__generated__/MemberChoicePaginationQuery.graphql";
import { useServerSearch } from "../../relay/useServerSearch";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { MultiSelect } from "../../ui/MultiSelect";
import { useLoadMore } from "../../ui/ShowMore";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import styles from "./GroupWorkPage.module.css";

const PAGE = 50;

type Props = {
  readonly groupRef: MemberChoice_group$key;
  /** Also those whom no search has shown. */
  readonly chosen: readonly MultiSelectOption[];
  readonly onChange: (chosen: readonly MultiSelectOption[]) => void;
};

/** Which members an assignment is for. */
export function MemberChoice({ groupRef, chosen, onChange }: Props) {
  const { t } = useLingui();
  const { members, Members } = useRoleNouns();
  const { data, refetch, ...page } = usePaginationFragment<MemberChoicePaginationQuery, MemberChoice_group$key>(
    graphql`
      fragment MemberChoice_group on Group
      @throwOnFieldError
      @refetchable(queryName: "MemberChoicePaginationQuery")
      @argumentDefinitions(
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        members(role: MEMBER, search: $search, first: $first, after: $after)
          @connection(key: "MemberChoice_group_members") {
          edges {
            node {
              id
              user {
                displayName
              }
            }
          }
        }
      }
    `,
    groupRef,
  );
  const { setSearch, isSearching } = useServerSearch(refetch);
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  const edges = data.members?.edges ?? [];
  return (
    <div>
      <MultiSelect
        label={Members}
        options={edges.map(({ node }) => ({ value: node.id, label: node.user.displayName }))}
        value={chosen.map(({ value }) => value)}
        chosenOptions={chosen}
        onChange={(_, next) => onChange(next)}
        placeholder={t`Choose ${members}`}
        onSearch={setSearch}
        isSearching={isSearching}
        onMore={loadMore}
      />
      {moreIssue !== null && <ErrorNotice code={moreIssue} onRetry={loadMore} />}
      <output className={styles["said"]}>{chosen.length === 0 && t`Choose at least one person.`}</output>
    </div>
  );
}
