import { useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader, usePaginationFragment } from "react-relay";
import LibraryTextsQueryNode, { type LibraryTextsQuery } from "../../../../../__generated__/LibraryTextsQuery.graphql";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { Link } from "react-router-dom";
import { useConnectionState } from "../../../relay/connectionState";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { Skeleton } from "../../../ui/primitives";
import { TextField } from "../../../ui/TextField";
import { ShelfList, TextRow } from "./TextRows";
import styles from "./TextRows.module.css";
import type { LibraryTexts_query$key } from "../../../../../__generated__/LibraryTexts_query.graphql";
import type { LibraryRowsPaginationQuery } from "../../../../../__generated__/LibraryRowsPaginationQuery.graphql";
import { Button } from "../../../ui/Button";

/** The search starts after a pause in typing, in ms. */
const PAUSE_MS = 250;

/** A list of library texts in a language to choose from. */
export function LibraryTexts({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [reference, load] = useQueryLoader<LibraryTextsQuery>(LibraryTextsQueryNode);
  const shown = useDeferredValue(reference);
  const isOffline = useConnectionState() === "offline";
  useEffect(() => {
    const ask = () => load({ language: language === "nl" ? "NL" : "EN", search: search.trim() || null });
    if (search === "") return ask();
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [load, language, search]);

  if (isOffline) return <ShelfList choice="library" language={language} />;
  return (
    <div className={styles["list"]}>
      <TextField name="search" label={t`Search the library`} value={search} onChange={setSearch} />
      <p>
        <Link to={`/texts?language=${language}`}>{t`Find a text by subject, difficulty or keyboard`}</Link>
      </p>
      {shown == null ? (
        <Skeleton size="block" />
      ) : (
        <ErrorBoundary key={shown.fetchKey} rank="part" fallback={<ShelfList choice="library" language={language} />}>
          <Suspense fallback={<Skeleton size="block" />}>
            <Found reference={shown} search={search} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function Found({
  reference,
  search,
}: {
  readonly reference: PreloadedQuery<LibraryTextsQuery>;
  readonly search: string;
}) {
  const query = usePreloadedQuery<LibraryTextsQuery>(
    graphql`
      query LibraryTextsQuery($language: Language!, $search: String) @throwOnFieldError {
        ...LibraryTexts_query @arguments(language: $language, search: $search)
      }
    `,
    reference,
  );
  return <LibraryRows queryRef={query} search={search} />;
}

const PAGE = 25;

/** The texts that were found, by title. */
function LibraryRows({ queryRef, search }: { readonly queryRef: LibraryTexts_query$key; readonly search: string }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LibraryRowsPaginationQuery,
    LibraryTexts_query$key
  >(
    graphql`
      fragment LibraryTexts_query on Query
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
              ...TextRows_text
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
        {search === "" ? t`There are no texts in this language yet.` : t`No titles in the library contain “${search}”.`}
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
