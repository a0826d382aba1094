/** When something was there first, in ms since the navigation began. */
export type Firsts = { readonly paint: number; readonly text: number; readonly key: number };

/**
 * In the page: keeps when it was first painted, when the text to be typed stood on the screen, and when a key had been
 * taken and was drawn.
 */
export function noteFirsts(): void {
  // Not a function with a name: what runs these tests would mark it with a helper that the page has not.
  const firsts = (async (): Promise<Firsts> => {
    let text: number | null = null;
    for (;;) {
      const lines = document.querySelector("textarea")?.previousElementSibling?.firstElementChild;
      if ((lines?.textContent ?? "").length > 20) text ??= performance.now();
      const isDrawn = [...(CSS.highlights.get("typing-typed") ?? [])].some(
        (range) => range.endOffset > range.startOffset,
      );
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (text !== null && paint !== undefined && isDrawn) return { paint, text, key: performance.now() };
      await new Promise(requestAnimationFrame);
    }
  })();
  Object.assign(window, { firsts });
}
