/** Downloads a file that the page made. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the blob only after a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name that every system accepts: letters and digits of the words, joined by dashes. */
export function fileName(words: readonly string[], ending: string): string {
  const parts = words
    .map((word) =>
      word
        .normalize("NFC")
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
        .replaceAll(/^-+|-+$/gu, ""),
    )
    .filter((word) => word !== "");
  return `${parts.join("-").slice(0, 100)}.${ending}`;
}
