import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { LibraryRows_query$key } from "../../../../../../__generated__/LibraryRows_query.graphql";
import type { LibraryRowsPaginationQuery } from "../../../../../../__generated__/LibraryRowsPaginationQuery.graphql";
import { Button } from "../../../../ui/Button";
import styles from "./TextList.module.css";
import { TextRow } from "./TextRow";

const PAGE = 25;

/** The texts that were found, by title. */
export function LibraryRows({
  queryRef,
  search,
}: {
  readonly queryRef: LibraryRows_query$key;
  readonly search: string;
}) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LibraryRowsPaginationQuery,
    LibraryRows_query$key
  >(
    graphql`
      fragment LibraryRows_query on Query
      @throwOnFieldError
      @refetchable(queryName: "LibraryRowsPaginationQuery")
      @argumentDefinitions(
        language: { type: "Language!" }
        search: { type: "String" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        texts(language: $language, search: $search, first: $first, after: $after)
          @connection(key: "LibraryRows_query_texts") {
          edges {
            node {
              id
              ...TextRow_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { edges } = data.texts;
  if (edges.length === 0)
    return (
      <p>
        {search === ""
          ? t`There are no texts in this language yet.`
          : t`No title of the library has “${search}” in it.`}
      </p>
    );
  return (
    <>
      <ul className={styles["rows"]}>
        {edges.map(({ node }) => (
          <TextRow key={node.id} textRef={node} choice="library" />
        ))}
      </ul>
      {hasNext && (
        <div>
          <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </>
  );
}
