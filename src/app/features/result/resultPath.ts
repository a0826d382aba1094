/** The address of a result, optionally compared to another. */
export function resultPath(id: string, otherId?: string): string {
  const path = `/results/${encodeURIComponent(id)}`;
  return otherId === undefined ? path : `${path}?with=${encodeURIComponent(otherId)}`;
}
