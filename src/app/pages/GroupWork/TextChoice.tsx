import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { TextChoice_query$key } from "../../../../__generated__/TextChoice_query.graphql";
import type { TextChoicePaginationQuery } from "../../../../__generated__/TextChoicePaginationQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useServerSearch } from "../../relay/useServerSearch";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { SearchSelect } from "../../ui/MultiSelect";
import { useLoadMore } from "../../ui/ShowMore";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";

const PAGE = 50;

type Props = {
  readonly queryRef: TextChoice_query$key;
  /** Also one that no search has shown. */
  readonly chosen: MultiSelectOption | null;
  readonly onChange: (chosen: MultiSelectOption) => void;
  readonly issue: ErrorCode | null;
};

/** Which text an assignment asks for: one of the group, or one that everybody has. */
export function TextChoice({ queryRef, chosen, onChange, issue }: Props) {
  const { t } = useLingui();
  const textOption = useTextOption();
  const { data, refetch, ...page } = usePaginationFragment<TextChoicePaginationQuery, TextChoice_query$key>(
    graphql`
      fragment TextChoice_query on Query
      @throwOnFieldError
      @refetchable(queryName: "TextChoicePaginationQuery")
      @argumentDefinitions(
        groupId: { type: "ID!" }
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        texts(
          filters: { shelves: [GROUP, PUBLIC], shelfGroupId: $groupId }
          search: $search
          first: $first
          after: $after
        ) @connection(key: "TextChoice_query_texts") {
          edges {
            node {
              id
              title
              characters
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { setSearch, isSearching } = useServerSearch(refetch);
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  return (
    <div>
      <SearchSelect
        label={t({ message: "Text", context: "assignment" })}
        options={data.texts.edges.map(({ node }) => textOption(node))}
        value={chosen?.value ?? null}
        chosenOption={chosen}
        onChange={(_, option) => onChange(option)}
        issue={issue}
        onSearch={setSearch}
        isSearching={isSearching}
        onMore={loadMore}
      />
      {moreIssue !== null && <ErrorNotice code={moreIssue} onRetry={loadMore} />}
    </div>
  );
}

type ListedText = { readonly id: string; readonly title: string; readonly characters: number };

/** A text as it is offered. */
export function useTextOption(): (text: ListedText) => MultiSelectOption {
  const { t } = useLingui();
  return ({ id, title, characters }) => ({ value: id, label: t`${title} (${characters} characters)` });
}
