import path from "node:path";
import type { FastifyRequest } from "fastify";

/**
 * Whether a page answers an address that is no route of the server. An address with a dot in its last part
 * (`/exam/cbt.1`) may be a page or a file that
 * is not there: a visit wants the page, a page that asks for its script does not. Browsers say which it is (Fetch
 * Metadata,
 * https://www.w3.org/TR/fetch-metadata/#sec-fetch-mode-header); of others, only who asks for HTML by name wants a page.
 */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const [address = ""] = url.split("?");
  if (path.extname(address) === "") return true;
  if (address.startsWith("/assets/")) return false;
  const mode = headers["sec-fetch-mode"];
  return mode === undefined ? headers.accept?.includes("text/html") === true : mode === "navigate";
}
