import type { IncomingMessage, ServerResponse } from "node:http";

/** Of all headers of a request together, the address among them, in bytes: what Node itself refuses with 431. */
export const MOST_HEADER_BYTES = 16 * 1024;

/** Longest address, in characters: a document of another client fits, where those are sent with GET. */
const MOST_ADDRESS = 8_192;

/**
 * Whether the address of a request is too long to be read. Headers are bounded by the server itself ({@link
 * MOST_HEADER_BYTES}).
 */
export function isAddressTooLong({ url = "" }: IncomingMessage): boolean {
  return url.length > MOST_ADDRESS;
}

/** Answers a request whose address is too long, in a word, and closes the connection. */
export function refuseAddressTooLong(response: ServerResponse): void {
  response
    .writeHead(414, { "content-type": "text/plain; charset=utf-8", connection: "close" })
    .end("This address is too long.\n");
}
