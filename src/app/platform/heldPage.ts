let holds = 0;
const waiting = new Set<() => void>();

/**
 * Keeps the page as it is while somebody types on it: what would replace it waits. Gives the way to let it go again.
 */
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

/** Replaces the page: now, or as soon as nobody holds it. The same function given twice is called once. */
export function replacePage(replace: () => void): void {
  if (holds === 0) replace();
  else waiting.add(replace);
}
