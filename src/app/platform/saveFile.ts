/** Has the browser save a file that the page made. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads it only after a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name for a file that every system takes: of the words only letters and digits stay, with dashes between them. */
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
