import { foreignOrigins, type PageConfig } from "../../contract/page";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * What no page of Typeloop uses. Copying (the code of a race, the link of a result) is the one thing that it asks a
 * browser for; sharing by the system is open by default.
 */
const permissions =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
  "magnetometer=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self)";

/**
 * Headers of a page. Scripts and styles come from us, or carry the nonce of this answer; requests go to us and to those
 * other origins that the host has
 * configured.
 * @param host of this request, for the websocket; null when it named none: `'self'` does not stand for one in every
 *   browser.
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

/** What a plain page says, in each language. */
type PlainWords = { readonly en: string; readonly nl: string };

/**
 * A page that asks for no script, in both languages: for what no page of the app answers. Give it {@link plainHeaders}.
 */
function plainPage({ en, nl }: PlainWords): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Typeloop</title><style>${style}</style></head><body><h1>${en}</h1><p lang="nl-NL">${nl}</p><p><a href="/">Typeloop</a></p></body></html>`;
}

/** It loads nothing, and nobody keeps or frames it. */
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

/** For the framework: an address that it cannot read, such as one with half a letter in it. */
export function refuseUnreadable(
  { statusCode = 400 }: { readonly statusCode?: number },
  reply: FastifyReply,
): FastifyReply {
  return reply.code(statusCode).headers(plainHeaders).send(plainPage(noPage));
}

/**
 * Refuses what no page can answer, before anything of its body is read: an address that names another host to a browser
 * (`//other.example`), and a form
 * that a browser without JavaScript sends to a page. Else null.
 */
export function refuseAddress({ method, raw, is404 }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (raw.url?.startsWith("//")) return reply.code(404).headers(plainHeaders).send(plainPage(noPage));
  if (is404 && method === "POST")
    return reply.code(405).header("allow", "GET, HEAD").headers(plainHeaders).send(plainPage(noForms));
  return null;
}
