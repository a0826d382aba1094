/**
 * A file of a multipart request, fully in memory and within its size limit. `name` and `mimeType` come from the client
 * and are not verified.
 */
export type UploadedFile = { readonly name: string; readonly mimeType: string; readonly bytes: Buffer };

/** Whether a value is a file from our multipart reader and not something from JSON. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
}
