import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RELEASE, RELEASE_HEADER, SCHEMA_PATH } from "../../contract/wire";
import { printContract } from "../graphql/schema";
import { type Cors, namesTag } from "../transport/responses";

/**
 * Serves this server's schema to developers of other clients. The first line and a header give the number of the newest
 * release whose contract it keeps, and the ETag changes with any change of the text.
 */
export function registerSchemaRoute(app: FastifyInstance, cors: Cors): void {
  // Printed on the first request, because it takes longer than everything else at startup.
  let served: { readonly text: string; readonly tag: string } | null = null;
  app.get(SCHEMA_PATH, (request, reply) => {
    served ??= makeServed();
    cors.apply(request.raw, reply.raw);
    void reply.headers({
      etag: served.tag,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      [RELEASE_HEADER]: String(RELEASE),
    });
    if (namesTag(request.headers["if-none-match"], served.tag)) return reply.code(304).send();
    return reply.type("text/plain; charset=utf-8").send(served.text);
  });
}

function makeServed(): { readonly text: string; readonly tag: string } {
  const text = `# Typeloop release ${RELEASE}. A deprecated field says until when it is there.\n\n${printContract()}`;
  return { text, tag: `"${hash("sha256", text).slice(0, 32)}"` };
}
