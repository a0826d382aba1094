import { languageCodes, languageOfLocale } from "../../../contract/languages/languages";
import { useLanguageList } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState, useEffect, type ReactNode, useId } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useRevalidator, useNavigate, type Location, useLocation } from "react-router-dom";
import TextsPageQueryNode, { type TextsPageQuery } from "../../../../__generated__/TextsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LinkButton, Button } from "../../ui/Button";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { Skeleton, classNames } from "../../ui/primitives";
import { TextField } from "../../ui/TextField";
import { type ChosenFilters, noFilters, readFilters, toQueryString } from "./textsAddress";
import { TextFilters, ViewerFilters, TextResults } from "./TextSearch";
import styles from "./TextsPage.module.css";
import { useLocale } from "../../platform/locale/useLocale";
import { Dialog } from "../../ui/Dialog";
import { textAddress } from "../../features/text/TextFacts";
import { EditForm } from "../../features/text/TextForm";
import { FavoritesFilter } from "../../features/text/FavoriteButton";

type FilterProps = { readonly filters: ChosenFilters; readonly choose: (change: Partial<ChosenFilters>) => void };

/**
 * All texts that the viewer may read (from the library, published by others, of their groups, and their own), with
 * filters.
 */
export function TextsPage() {
  const { t } = useLingui();
  const spoken = useLanguageList(languageCodes);
  const reference = useViewerQuery<TextsPageQuery>(TextsPageQueryNode);
  const { filters, choose, isAhead } = useFilters();
  const { revalidate } = useRevalidator();
  const { search: _search, isFavorite, ...lists } = filters;
  const chosen = Object.values(lists).flat().length;
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Texts`}
        description={t`Texts to type, in ${spoken}, by difficulty, subject, length and keyboard.`}
      />
      <PageHeader title={t`Texts`} lead={t`Find a text to type, save your own, or share one with a group.`}>
        <NewText />
        <LinkButton to="/today">{t`Text of the day`}</LinkButton>
        <LinkButton to="/texts/upload">{t`Upload a file`}</LinkButton>
      </PageHeader>
      <div className={styles["columns"]}>
        <section className={styles["filters"]} aria-label={t`Filters`}>
          <TextField
            name="search"
            label={t`Search titles and tags`}
            value={filters.search}
            onChange={(search) => choose({ search })}
          />
          <FavoritesFilter isChosen={isFavorite} onChange={(only) => choose({ isFavorite: only })} />
          <FilterFold count={chosen}>
            <TextFilters filters={filters} choose={choose} />
            <ErrorBoundary rank="part" fallback={null}>
              <Suspense fallback={<ViewerFilters queryRef={null} filters={filters} choose={choose} />}>
                <LoadedFilters reference={reference} filters={filters} choose={choose} />
              </Suspense>
            </ErrorBoundary>
          </FilterFold>
        </section>
        <section className={styles["results"]} aria-label={t`Texts`} aria-busy={isAhead || undefined}>
          {/* The current list stays until the next one has loaded. An error is replaced by it too. */}
          <Suspense fallback={<Skeleton size="block" />}>
            <ErrorBoundary key={reference.fetchKey} rank="part" onRetry={() => void revalidate()}>
              <LoadedResults reference={reference} filters={filters} onClear={() => choose(noFilters)} />
            </ErrorBoundary>
          </Suspense>
        </section>
      </div>
    </div>
  );
}

const query = graphql`
  query TextsPageQuery($filters: TextFilters!, $search: String!) @throwOnFieldError @preloadable {
    ...TextSearch_query
    ...TextSearch_results @arguments(filters: $filters, search: $search)
  }
`;

function LoadedFilters({ reference, ...props }: FilterProps & { readonly reference: PreloadedQuery<TextsPageQuery> }) {
  return <ViewerFilters queryRef={usePreloadedQuery<TextsPageQuery>(query, reference)} {...props} />;
}

function LoadedResults({
  reference,
  ...props
}: {
  readonly reference: PreloadedQuery<TextsPageQuery>;
  readonly filters: ChosenFilters;
  readonly onClear: () => void;
}) {
  return <TextResults queryRef={usePreloadedQuery<TextsPageQuery>(query, reference)} {...props} />;
}

/** A form to start a text, which continues on its own page. */
function NewText() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t`Write a text`}
      </Button>
      <Dialog title={t`New text`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <EditForm
          text={{
            id: null,
            version: null,
            title: "",
            body: "",
            language: languageOfLocale(locale),
            tags: [],
            source: "",
          }}
          onSaved={(id) => void navigate(textAddress(id))}
        />
      </Dialog>
    </>
  );
}

/** The list is fetched after a pause in typing or choosing. */
const PAUSE_MS = 250;

/**
 * The chosen filters: they apply at once, and a moment later they are in the address, for the back button and for
 * links. `isAhead` while the address, and so the list, is behind.
 */
function useFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  const visit = visitOf(location);
  const inAddress = readFilters(new URLSearchParams(location.search));
  const [chosen, setChosen] = useState<{ readonly visit: string; readonly filters: ChosenFilters } | null>(null);
  const filtersOf = (choice: typeof chosen): ChosenFilters => (choice?.visit === visit ? choice.filters : inAddress);
  const filters = filtersOf(chosen);
  const wanted = toQueryString(filters);
  const isAhead = wanted !== toQueryString(inAddress);
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: { visit } }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [isAhead, wanted, visit, navigate]);
  const choose = (change: Partial<ChosenFilters>): void =>
    setChosen((current) => ({ visit, filters: { ...filtersOf(current), ...change } }));
  return { filters, choose, isAhead } as const;
}

/**
 * Identifies a visit to the page: the same while the address follows the chosen filters, another after a navigation.
 */
function visitOf({ key, state }: Location<unknown>): string {
  return typeof state === "object" && state !== null && "visit" in state ? String(state.visit) : key;
}

type Props = { /** Number of choices in it. */ readonly count: number; readonly children: ReactNode };

/** The filters: beside the list if there is room, otherwise collapsed. */
function FilterFold({ count, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles["fold"]}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {count === 0 ? t`Filters` : t`Filters (${count})`}
        </Button>
      </div>
      <div id={id} className={classNames(styles["folded"], isOpen && styles["open"])}>
        {children}
      </div>
    </>
  );
}
