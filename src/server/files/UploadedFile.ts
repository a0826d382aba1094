/** A file of a multipart request, whole in memory and within its limit. `name` is only a claim, as is `mimeType`. */
export type UploadedFile = { readonly name: string; readonly mimeType: string; readonly bytes: Buffer };

/** Tells a file that our reader put into the variables from anything that came as JSON. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
}
