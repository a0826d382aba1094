import { foreignOrigins, type PageConfig } from "../../contract/page";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Browser features that no page uses. Copying (a race's code, a result's link) is the only one that needs a permission;
 * the system's share dialog is allowed by default.
 */
const permissions =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
  "magnetometer=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self)";

/**
 * Headers of a page. Scripts and styles come from this server or carry the response's nonce. Requests go to this server
 * and to other origins that the host has configured.
 * @param host of this request, for the websocket; null if it had none. `'self'` does not cover websockets in every
 * browser.
 */
export function pageHeaders(page: PageConfig, host: string | null, nonce: string): Readonly<Record<string, string>> {
  const foreign = foreignOrigins(page);
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, ...foreign.script],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:", "blob:", ...foreign.img],
    "connect-src": ["'self'", ...(host === null ? [] : [`ws://${host}`, `wss://${host}`]), ...foreign.connect],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(" ")}`)
      .join("; "),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    vary: "Cookie, Accept-Language, Accept-Encoding",
    "permissions-policy": permissions,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
}

const style = "body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}";

/** The text of a plain page, in each language. */
type PlainWords = { readonly en: string; readonly nl: string };

/**
 * A page without scripts, in both languages, for requests that no page of the app can handle. Send it with {@link
 * plainHeaders}.
 */
function plainPage({ en, nl }: PlainWords): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Typeloop</title><style>${style}</style></head><body><h1>${en}</h1><p lang="nl-NL">${nl}</p><p><a href="/">Typeloop</a></p></body></html>`;
}

/** The page loads nothing, and may not be cached or framed. */
const plainHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

const noPage: PlainWords = { en: "There is no page here", nl: "Hier is geen pagina" };
const noForms: PlainWords = {
  en: "Typeloop needs JavaScript to send this. Nothing was sent on.",
  nl: "Typeloop heeft JavaScript nodig om dit te versturen. Er is niets verstuurd.",
};

/** Handles addresses that the framework cannot parse, such as one with half a character. */
export function refuseUnreadable(
  { statusCode = 400 }: { readonly statusCode?: number },
  reply: FastifyReply,
): FastifyReply {
  return reply.code(statusCode).headers(plainHeaders).send(plainPage(noPage));
}

/**
 * Refuses requests that no page can handle, before their body is read: an address that a browser would take for another
 * host (`//other.example`), and a form that a browser without JavaScript posts to a page. Otherwise null.
 */
export function refuseAddress({ method, raw, is404 }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (raw.url?.startsWith("//")) return reply.code(404).headers(plainHeaders).send(plainPage(noPage));
  if (is404 && method === "POST")
    return reply.code(405).header("allow", "GET, HEAD").headers(plainHeaders).send(plainPage(noForms));
  return null;
}
