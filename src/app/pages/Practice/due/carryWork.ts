/**
 * The query of an address, with the assignment that somebody is at: another choice of what to practise leaves them at
 * it.
 */
export function carryWork(current: URLSearchParams, query: string): string {
  const id = current.get("assignment");
  if (id === null) return query;
  return `${query}&assignment=${encodeURIComponent(id)}${current.get("backspace") === "off" ? "&backspace=off" : ""}`;
}
