import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { filterQuery, readFilters, type ProgressFilters } from "./progressFilters";

/** What the address says to look at, and a way to change some of it. */
export function useFilters(): readonly [ProgressFilters, (part: Partial<ProgressFilters>) => void] {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  // The address is rendered later than it is asked for: a second choice made before that is added to the first.
  const wanted = useRef(filters);
  useEffect(() => {
    wanted.current = readFilters(query);
  }, [query]);
  const change = (part: Partial<ProgressFilters>) => {
    wanted.current = { ...wanted.current, ...part };
    setQuery(filterQuery(wanted.current), { replace: true, preventScrollReset: true });
  };
  return [filters, change];
}
