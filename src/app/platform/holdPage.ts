let holds = 0;
const waiting = new Set<() => void>();

/** Defers {@link replacePage} while a run is in progress. Returns a function that ends the deferral. */
export function holdPage(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0) return;
    const due = Array.from(waiting);
    waiting.clear();
    for (const replace of due) replace();
  };
}

/** Calls `replace` now, or when the last hold ends. The same function passed twice is called once. */
export function replacePage(replace: () => void): void {
  if (holds === 0) replace();
  else waiting.add(replace);
}
