/** Where a result stands; beside another run, if one is named. */
export function resultPath(id: string, otherId?: string): string {
  const path = `/results/${encodeURIComponent(id)}`;
  return otherId === undefined ? path : `${path}?with=${encodeURIComponent(otherId)}`;
}
