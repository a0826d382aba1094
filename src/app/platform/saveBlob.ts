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
