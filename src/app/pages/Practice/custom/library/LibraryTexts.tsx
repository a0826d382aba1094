import { useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import LibraryTextsQueryNode, {
  type LibraryTextsQuery,
} from "../../../../../../__generated__/LibraryTextsQuery.graphql";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { Link } from "react-router-dom";
import { useConnectionState } from "../../../../relay/connectionState";
import { ErrorBoundary } from "../../../../ui/ErrorBoundary";
import { Skeleton } from "../../../../ui/primitives";
import { TextField } from "../../../../ui/TextField";
import { LibraryRows } from "./LibraryRows";
import { ShelfList } from "./ShelfList";
import styles from "./TextList.module.css";

/** Who types a title is asked for it once they pause. */
const PAUSE_MS = 250;

/** The texts of the library in a language, to choose one. */
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
        ...LibraryRows_query @arguments(language: $language, search: $search)
      }
    `,
    reference,
  );
  return <LibraryRows queryRef={query} search={search} />;
}
