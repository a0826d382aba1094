/** Hears how much of the request that carries a file has left, from 0 to 1. */
export type ProgressListener = (part: number) => void;

const listeners = new WeakMap<Blob, ProgressListener>();

/** Call it before the mutation that has this file among its variables: the file itself is all that both ends know. */
export function watchUpload(file: Blob, listener: ProgressListener): void {
  listeners.set(file, listener);
}

/** Tells whoever watches one of the files. */
export function tellUploadProgress(files: readonly Blob[], part: number): void {
  for (const file of files) listeners.get(file)?.(part);
}
