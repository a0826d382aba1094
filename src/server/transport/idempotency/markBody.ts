import { createHash, hash } from "node:crypto";
import { isUploadedFile } from "../UploadedFile";

/**
 * What a request asks for, in one line: the same for the same document with the same variables and the same files.
 * SHA-256, hex; not for keeping, since
 * passwords may be in it.
 */
export function markBody(documentId: string, variables: Record<string, unknown>): string {
  const text = JSON.stringify(variables, (_, value: unknown) =>
    isUploadedFile(value) ? { file: [value.name, value.mimeType, hashBytes(value.bytes)] } : value,
  );
  return hash("sha256", `${documentId}\n${text}`);
}

function hashBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
