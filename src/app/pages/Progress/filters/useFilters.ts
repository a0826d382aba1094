import { useSearchParams } from "react-router-dom";
import { filterQuery, readFilters, type ProgressFilters } from "./progressFilters";

/** What the address says to look at, and a way to change some of it. */
export function useFilters(): readonly [ProgressFilters, (part: Partial<ProgressFilters>) => void] {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  return [filters, (part) => setQuery(filterQuery({ ...filters, ...part }), { replace: true, preventScrollReset: true })];
}
