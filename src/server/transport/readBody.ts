import type { IncomingMessage } from "node:http";
import { RequestFailure } from "./RequestFailure";

/**
 * The body of a request as text.
 * @throws RequestFailure 413 as soon as it is longer than `limit` bytes.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) return void chunks.push(chunk);
      reject(new RequestFailure(413, "PAYLOAD_TOO_LARGE", `The body is longer than ${limit} bytes.`));
    });
    request.on("end", () => resolve(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString()));
    request.on("error", reject);
    // Every request closes; an error with its stack is made only for one that was not whole.
    request.on(
      "close",
      () => request.complete || reject(new RequestFailure(400, "BAD_REQUEST", "The request ended early.")),
    );
  });
}
