import type { IncomingMessage } from "node:http";
import { PREFLIGHT_HEADER } from "../../contract/wire";
import { MultipartReader } from "./MultipartReader";
import { readGraphqlBody, type GraphqlBody } from "./readGraphqlBody";
import { RequestFailure } from "./RequestFailure";
import { uploadLimits } from "./uploadLimits";
import type { UploadShare } from "./UploadMemory";

/** Beside the files: both fields, and the lines between the parts. */
const MOST_BYTES = uploadLimits.totalBytes + 2 * uploadLimits.fieldBytes + 16 * 1024;

/**
 * A request in the form of the GraphQL multipart request specification: `operations`, then `map`, then the files it
 * names, in this order.
 * @param share to be closed when the files are no longer needed.
 * @throws RequestFailure 400, 413 or 503 for anything else; nothing is left behind.
 */
export async function readMultipart(request: IncomingMessage, share: UploadShare): Promise<GraphqlBody> {
  if (request.headers[PREFLIGHT_HEADER] === undefined) {
    throw new RequestFailure(400, "BAD_UPLOAD", `Requests with files carry the header ${PREFLIGHT_HEADER}.`);
  }
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) {
    throw new RequestFailure(
      413,
      "PAYLOAD_TOO_LARGE",
      `The files have at most ${uploadLimits.totalBytes} bytes together.`,
    );
  }
  return readGraphqlBody(await new MultipartReader(request, share).read());
}
