import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { TextResults_query$key } from "../../../../__generated__/TextResults_query.graphql";
import type { TextResultsPaginationQuery } from "../../../../__generated__/TextResultsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { noFilters, toQueryString, type ChosenFilters } from "./textsAddress";
import styles from "./TextsPage.module.css";
import { Link } from "react-router-dom";
import type { TextResults_text$key } from "../../../../__generated__/TextResults_text.graphql";
import { textAddress, stateWord, TextFacts, TextBest } from "../../features/text/TextFacts";
import { FavoriteButton, NoFavorites } from "../../features/text/FavoriteButton";

const PAGE = 25;

type Props = {
  readonly queryRef: TextResults_query$key;
  readonly filters: ChosenFilters;
  readonly onClear: () => void;
};

/** The texts that were found, by title. */
export function TextResults({ queryRef, filters, onClear }: Props) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<TextResultsPaginationQuery, TextResults_query$key>(
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
              ...TextResults_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { edges } = data.texts;
  if (edges.length === 0) {
    if (toQueryString(filters) === toQueryString({ ...noFilters, isFavorite: true }))
      return (
        <NoFavorites>
          <Button onClick={onClear}>{t`Show all texts`}</Button>
        </NoFavorites>
      );
    return toQueryString(filters) === "" ? (
      <EmptyState drawing="book" text={t`No texts yet.`} />
    ) : (
      <EmptyState drawing="book" text={t`No texts found. Try fewer filters or a different search term.`}>
        <Button onClick={onClear}>{t`Show all texts`}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles["rows"]}>
        {edges.map(({ node }) => (
          <TextListRow key={node.id} textRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </>
  );
}

/** A text in the list: a link with its title, and its details. */
function TextListRow({ textRef }: { readonly textRef: TextResults_text$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment TextResults_text on Text @throwOnFieldError {
        id
        title
        language
        isOwn
        visibility
        status
        owner {
          displayName
        }
        group {
          name
        }
        ...TextFacts_text
        ...TextFacts_bestText
        ...FavoriteButton_text
      }
    `,
    textRef,
  );
  const { visibility, status, isOwn } = text;
  const state = stateWord({ visibility, status });
  const group = text.group?.name;
  const owner = isOwn ? undefined : text.owner?.displayName;
  const ownership = [
    ...(isOwn ? [t`yours`] : owner === undefined ? [] : [t`by ${owner}`]),
    ...(group !== undefined && status === "PUBLISHED" ? [t`for ${group}`] : state === null ? [] : [t(state)]),
  ];
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <Link to={textAddress(text.id)} lang={text.language.toLowerCase()}>
          {text.title}
        </Link>
        <p className={styles["about"]}>
          <TextFacts textRef={text} />
        </p>
        {ownership.length > 0 && <p className={styles["about"]}>{ownership.join(" · ")}</p>}
        <p className={styles["best"]}>
          <TextBest textRef={text} />
        </p>
      </div>
      <FavoriteButton textRef={text} />
    </li>
  );
}
