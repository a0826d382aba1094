import { useLingui } from "@lingui/react/macro";
import { Suspense, useState, useEffect, type ReactNode, useId } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useRevalidator, useNavigate, type Location, useLocation } from "react-router-dom";
import TextsPageQueryNode, { type TextsPageQuery } from "../../../../__generated__/TextsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LinkButton, Button } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { Skeleton, classNames } from "../../ui/primitives";
import { TextField } from "../../ui/TextField";
import { type TextsPlace, readTextsPlace, textsQuery } from "./textsAddress";
import { TextFilters, ViewerFilters } from "./TextFilters";
import { TextResults } from "./TextResults";
import styles from "./TextsPage.module.css";
import { useLocale } from "../../platform/locale/useLocale";
import { Dialog } from "../../ui/Dialog";
import { textAddress } from "../../features/text/TextFacts";
import { EditForm } from "../../features/text/TextForm";

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
    ...TextFilters_query
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

/** Where a text of one's own begins; its page comes next. */
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
      <Dialog title={t`A text of your own`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <EditForm
          text={{
            id: null,
            version: null,
            title: "",
            body: "",
            language: locale === "nl-NL" ? "nl" : "en",
            tags: [],
            source: "",
          }}
          onSaved={(id) => void navigate(textAddress(id))}
        />
      </Dialog>
    </>
  );
}

/** Who types, or chooses several things one after another, is asked for once they pause. */
const PAUSE_MS = 250;

/**
 * What is looked for: at once as somebody chooses it, and a moment later in the address, where the back button and a
 * link find it again. `isAhead` while the address,
 * and so the list, is behind.
 */
function useTextsPlace() {
  const location = useLocation();
  const navigate = useNavigate();
  const visit = visitOf(location);
  const inAddress = readTextsPlace(new URLSearchParams(location.search));
  const [chosen, setChosen] = useState<{ readonly visit: string; readonly place: TextsPlace } | null>(null);
  const placeOf = (choice: typeof chosen): TextsPlace => (choice?.visit === visit ? choice.place : inAddress);
  const place = placeOf(chosen);
  const wanted = textsQuery(place);
  const isAhead = wanted !== textsQuery(inAddress);
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: { visit } }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [isAhead, wanted, visit, navigate]);
  const choose = (change: Partial<TextsPlace>): void =>
    setChosen((current) => ({ visit, place: { ...placeOf(current), ...change } }));
  return { place, choose, isAhead } as const;
}

/**
 * The name of a visit to the page: it stays while the address follows what is chosen, and is another where somebody
 * went to another place.
 */
function visitOf({ key, state }: Location<unknown>): string {
  return typeof state === "object" && state !== null && "visit" in state ? String(state.visit) : key;
}

type Props = { /** How much is chosen in it. */ readonly count: number; readonly children: ReactNode };

/** The filters: beside the list where there is room, else folded, so that the list is in view. */
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
