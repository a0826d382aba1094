import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { TextsInReview_query$key } from "../../../../__generated__/TextsInReview_query.graphql";
import type { TextsInReviewPaginationQuery } from "../../../../__generated__/TextsInReviewPaginationQuery.graphql";
import { Button } from "../../ui/Button";
import styles from "./AdminPage.module.css";
import { WaitingText } from "./WaitingText";

const PAGE = 10;

/**
 * The texts that wait, newest first. One that was decided on stays until the page is left, and says what was decided.
 */
export function TextsInReview({ queryRef }: { readonly queryRef: TextsInReview_query$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TextsInReviewPaginationQuery,
    TextsInReview_query$key
  >(
    graphql`
      fragment TextsInReview_query on Query
      @throwOnFieldError
      @refetchable(queryName: "TextsInReviewPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        textsInReview(first: $first, after: $after) @connection(key: "TextsInReview_query_textsInReview") {
          edges {
            node {
              id
              ...WaitingText_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const edges = data.textsInReview?.edges ?? [];
  if (edges.length === 0) return <p>{t`Nothing waits. Members offer a text to everybody on its own page.`}</p>;
  return (
    <>
      <ul className={styles["rows"]}>
        {edges.map(({ node }) => (
          <WaitingText key={node.id} textRef={node} />
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
