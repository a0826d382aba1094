import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router-dom";
import TextsPageQueryNode, { type TextsPageQuery } from "../../../../__generated__/TextsPageQuery.graphql";
import { useViewerQuery } from "../../relay/useViewerQuery";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/LinkButton";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { Skeleton } from "../../ui/Skeleton";
import { TextField } from "../../ui/TextField";
import { FilterFold } from "./FilterFold";
import { NewText } from "./NewText";
import type { TextsPlace } from "./TextsPlace";
import { TextFilters } from "./TextFilters";
import { TextResults } from "./TextResults";
import styles from "./TextsPage.module.css";
import { useTextsPlace } from "./useTextsPlace";
import { ViewerFilters } from "./ViewerFilters";

type PlaceProps = { readonly place: TextsPlace; readonly choose: (change: Partial<TextsPlace>) => void };

/**
 * Every text that one may read: the library, what others published, one's groups' and one's own; found by what it is.
 */
export function TextsPage() {
  const { t } = useLingui();
  const reference = useViewerQuery<TextsPageQuery>(TextsPageQueryNode);
  const { place, choose, isAhead } = useTextsPlace();
  const { revalidate } = useRevalidator();
  const { search: _, ...lists } = place;
  const chosen = Object.values(lists).flat().length;
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Texts`}
        description={t`Texts to type, in English and Dutch, by difficulty, subject, length and keyboard.`}
      />
      <PageHeader title={t`Texts`} lead={t`Find a text to type, keep your own, or share one with a group.`}>
        <NewText />
        <LinkButton to="/texts/upload">{t`Upload a file`}</LinkButton>
      </PageHeader>
      <div className={styles["columns"]}>
        <section className={styles["filters"]} aria-label={t`Filters`}>
          <TextField
            name="search"
            label={t`Search titles and tags`}
            value={place.search}
            onChange={(search) => choose({ search })}
          />
          <FilterFold count={chosen}>
            <TextFilters place={place} choose={choose} />
            <ErrorBoundary rank="part" fallback={null}>
              <Suspense fallback={<ViewerFilters queryRef={null} place={place} choose={choose} />}>
                <LoadedFilters reference={reference} place={place} choose={choose} />
              </Suspense>
            </ErrorBoundary>
          </FilterFold>
        </section>
        <section className={styles["results"]} aria-label={t`Texts`} aria-busy={isAhead || undefined}>
          {/* The list that is shown stays until the next one is here. What failed gives way to it. */}
          <Suspense fallback={<Skeleton size="block" />}>
            <ErrorBoundary key={reference.fetchKey} rank="part" onRetry={() => void revalidate()}>
              <LoadedResults
                reference={reference}
                place={place}
                onClear={() =>
                  choose({
                    search: "",
                    languages: [],
                    difficulties: [],
                    tags: [],
                    lengths: [],
                    layouts: [],
                    shelves: [],
                  })
                }
              />
            </ErrorBoundary>
          </Suspense>
        </section>
      </div>
    </div>
  );
}

const query = graphql`
  query TextsPageQuery($filters: TextFilters!, $search: String!) @throwOnFieldError @preloadable {
    ...ViewerFilters_query
    ...TextResults_query @arguments(filters: $filters, search: $search)
  }
`;

function LoadedFilters({ reference, ...props }: PlaceProps & { readonly reference: PreloadedQuery<TextsPageQuery> }) {
  return <ViewerFilters queryRef={usePreloadedQuery<TextsPageQuery>(query, reference)} {...props} />;
}

function LoadedResults({
  reference,
  ...props
}: {
  readonly reference: PreloadedQuery<TextsPageQuery>;
  readonly place: TextsPlace;
  readonly onClear: () => void;
}) {
  return <TextResults queryRef={usePreloadedQuery<TextsPageQuery>(query, reference)} {...props} />;
}
