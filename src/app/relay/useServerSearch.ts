import { startTransition, useEffect, useEffectEvent, useState } from "react";

/** The server is asked after a pause in typing. */
const PAUSE_MS = 250;

/** No name or title is longer. */
const MOST_CHARACTERS = 100;

type Refetch = (
  variables: { readonly search: string },
  options: { readonly fetchPolicy: "store-and-network" },
) => unknown;

/**
 * Searches a list on the server. The previous list stays on screen until the next one has loaded (`isSearching`).
 * @param refetch of usePaginationFragment, for a fragment with `$search`
 */
export function useServerSearch(refetch: Refetch) {
  const [search, setSearch] = useState("");
  // The search of the list on screen.
  const [answered, setAnswered] = useState("");
  const wanted = search.slice(0, MOST_CHARACTERS).trim();
  const ask = useEffectEvent((words: string) =>
    startTransition(() => {
      setAnswered(words);
      refetch({ search: words }, { fetchPolicy: "store-and-network" });
    }),
  );
  useEffect(() => {
    if (wanted === answered) return undefined;
    const timer = setTimeout(() => ask(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, answered]);
  return { search, setSearch, isSearching: wanted !== answered } as const;
}
