import { useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import {
  graphql,
  type PreloadedQuery,
  usePreloadedQuery,
  useQueryLoader,
  usePaginationFragment,
  useFragment,
} from "react-relay";
import LibraryTextsQueryNode, { type LibraryTextsQuery } from "../../../../../__generated__/LibraryTextsQuery.graphql";
import { type Language, toWireLanguage } from "../../../../contract/languages/languages";
import { Link } from "react-router-dom";
import { useConnectionState } from "../../../relay/connectionState";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { Skeleton } from "../../../ui/primitives";
import { TextField } from "../../../ui/TextField";
import { ShelfList, TextRow } from "./TextRows";
import styles from "./TextRows.module.css";
import type { LibraryTexts_query$key } from "../../../../../__generated__/LibraryTexts_query.graphql";
import type { LibraryRowsPaginationQuery } from "../../../../../__generated__/LibraryRowsPaginationQuery.graphql";
import { ShowMore } from "../../../ui/ShowMore";
import { Button } from "../../../ui/Button";
import { FavoritesFilter, FavoriteButton, NoFavorites } from "../../../features/text/FavoriteButton";
import { DifficultyDots, difficultyWord, tagWord, TextBest } from "../../../features/text/TextFacts";
import type { LibraryTexts_text$key } from "../../../../../__generated__/LibraryTexts_text.graphql";

/** The search starts after a pause in typing, in ms. */
const PAUSE_MS = 250;

/** A list of library texts in a language to choose from. */
export function LibraryTexts({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [isFavorite, setFavorite] = useState(false);
  const [reference, load] = useQueryLoader<LibraryTextsQuery>(LibraryTextsQueryNode);
  const shown = useDeferredValue(reference);
  const isOffline = useConnectionState() === "offline";
  useEffect(() => {
    const ask = () =>
      load(
        { language: toWireLanguage(language), search: search.trim() || null, isFavorite },
        // A run or a favorite may have changed it since it was last shown.
        { fetchPolicy: "store-and-network" },
      );
    if (search === "") return ask();
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [load, language, search, isFavorite]);

  if (isOffline) return <ShelfList choice="library" language={language} />;
  return (
    <div className={styles["list"]}>
      <TextField name="search" label={t`Search the library`} value={search} onChange={setSearch} />
      <FavoritesFilter isChosen={isFavorite} onChange={setFavorite} />
      <p>
        <Link to={`/texts?language=${language}`}>{t`Find a text by subject, difficulty or keyboard`}</Link>
      </p>
      {shown == null ? (
        <Skeleton size="block" />
      ) : (
        <ErrorBoundary key={shown.fetchKey} rank="part" fallback={<ShelfList choice="library" language={language} />}>
          <Suspense fallback={<Skeleton size="block" />}>
            <Found reference={shown} search={search} onShowAll={() => setFavorite(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

type FoundProps = { readonly search: string; /** Ends the filter by favorites. */ readonly onShowAll: () => void };

function Found({ reference, ...props }: FoundProps & { readonly reference: PreloadedQuery<LibraryTextsQuery> }) {
  const query = usePreloadedQuery<LibraryTextsQuery>(
    graphql`
      query LibraryTextsQuery($language: Language!, $search: String, $isFavorite: Boolean!) @throwOnFieldError {
        ...LibraryTexts_query @arguments(language: $language, search: $search, isFavorite: $isFavorite)
      }
    `,
    reference,
  );
  return <LibraryRows queryRef={query} isFavorite={reference.variables.isFavorite} {...props} />;
}

const PAGE = 25;

/** The texts that were found, by title. */
function LibraryRows({
  queryRef,
  search,
  isFavorite,
  onShowAll,
}: FoundProps & { readonly queryRef: LibraryTexts_query$key; readonly isFavorite: boolean }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<LibraryRowsPaginationQuery, LibraryTexts_query$key>(
    graphql`
      fragment LibraryTexts_query on Query
      @throwOnFieldError
      @refetchable(queryName: "LibraryRowsPaginationQuery")
      @argumentDefinitions(
        language: { type: "Language!" }
        search: { type: "String" }
        isFavorite: { type: "Boolean!" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        texts(language: $language, search: $search, filters: { isFavorite: $isFavorite }, first: $first, after: $after)
          @connection(key: "LibraryRows_query_texts") {
          edges {
            node {
              id
              ...LibraryTexts_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { edges } = data.texts;
  if (edges.length === 0 && isFavorite && search === "")
    return (
      <NoFavorites>
        <Button onClick={onShowAll}>{t`Show all texts`}</Button>
      </NoFavorites>
    );
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
          <LibraryRow key={node.id} textRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </>
  );
}

/** A text with its difficulty, its subjects, the viewer's best, and whether it is a favorite. */
function LibraryRow({ textRef }: { readonly textRef: LibraryTexts_text$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment LibraryTexts_text on Text @throwOnFieldError {
        difficulty
        tags
        ...TextRows_text
        ...TextFacts_bestText
        ...FavoriteButton_text
      }
    `,
    textRef,
  );
  const about = [t(difficultyWord(text.difficulty)), ...text.tags.map((tag) => tagWord(tag, t))];
  return (
    <TextRow
      textRef={text}
      choice="library"
      note={
        <>
          <DifficultyDots difficulty={text.difficulty} />
          {about.join(" · ")}
        </>
      }
      best={<TextBest textRef={text} />}
    >
      <FavoriteButton textRef={text} />
    </TextRow>
  );
}
