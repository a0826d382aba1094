import { DomainError, RateLimited } from "../../DomainError";
import { BUSY_SECONDS } from "../../files/ParserPool";
import type { UploadedFile } from "../../files/UploadedFile";
import type { Viewer, Services } from "../../Context";
import { limits } from "../../../contract/limits";
import type { FoundText } from "./readTexts";

/** The texts in a file. */
export type ReadUpload = { readonly texts: readonly FoundText[] };

/** Reads a file of texts in a worker with a deadline, and saves nothing. */
export async function readUpload(
  { parsers, rateLimits, switches }: Services,
  viewer: Viewer | null,
  file: UploadedFile,
): Promise<ReadUpload | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  if (file.bytes.length > limits.textFileBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  const wait = await rateLimits.take("readTextUpload", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const read = await parsers.run({ name: "readTexts", bytes: file.bytes, fileName: file.name });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new DomainError("FILE_TOO_HARD");
  return "refused" in read.value ? new DomainError(read.value.refused) : { texts: read.value };
}
