import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { TextResults_query$key } from "../../../../__generated__/TextResults_query.graphql";
import type { TextResultsPaginationQuery } from "../../../../__generated__/TextResultsPaginationQuery.graphql";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { TextListRow } from "./TextListRow";
import { textsQuery } from "./textsAddress";
import type { TextsPlace } from "./TextsPlace";
import styles from "./TextsPage.module.css";

const PAGE = 25;

type Props = { readonly queryRef: TextResults_query$key; readonly place: TextsPlace; readonly onClear: () => void };

/** The texts that were found, by title. */
export function TextResults({ queryRef, place, onClear }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TextResultsPaginationQuery,
    TextResults_query$key
  >(
    graphql`
      fragment TextResults_query on Query
      @throwOnFieldError
      @refetchable(queryName: "TextResultsPaginationQuery")
      @argumentDefinitions(
        filters: { type: "TextFilters!" }
        search: { type: "String!" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        texts(filters: $filters, search: $search, first: $first, after: $after)
          @connection(key: "TextResults_query_texts") {
          edges {
            node {
              id
              ...TextListRow_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { edges } = data.texts;
  if (edges.length === 0) {
    return textsQuery(place) === "" ? (
      <p>{t`There are no texts here yet.`}</p>
    ) : (
      <Notice text={t`No text fits all of this. Choose less, or another word.`}>
        <Button onClick={onClear}>{t`Show all texts`}</Button>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles["rows"]}>
        {edges.map(({ node }) => (
          <TextListRow key={node.id} textRef={node} />
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
