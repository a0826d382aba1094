import { interfaceLanguages, languages, loadPart } from "../../contract/languages/languages";
import { foreignOrigins, type PageConfig } from "../../contract/renderPage";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Browser features that no page uses. Copying (a race's code, a result's link) is the only one that needs a permission;
 * the system's share dialog is allowed by default.
 */
const permissions =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
  "magnetometer=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self)";

/**
 * Headers of a page. Scripts and styles come from this server or are allowed by `inline`. Requests go to this server
 * and to other origins that the host has configured.
 * @param host of this request, for the websocket; null if it had none. `'self'` does not cover websockets in every
 * browser.
 * @param inline sources for what is in the page itself: its nonce, or hashes.
 */
export function pageHeaders(
  page: PageConfig,
  host: string | null,
  inline: readonly string[],
): Readonly<Record<string, string>> {
  const foreign = foreignOrigins(page);
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline, ...foreign.script],
    "style-src": ["'self'", ...inline],
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

/**
 * A page without scripts, in every language of the interface, for requests that no page of the app can handle. Send it
 * with {@link plainHeaders}.
 */
async function plainPage(name: "noPage" | "noForms"): Promise<string> {
  const [title, ...others] = await Promise.all(
    interfaceLanguages.map(async (language) => {
      const { locale } = languages[language];
      return { locale, text: (await loadPart(language, "outside"))[name] };
    }),
  );
  const lines = others.map(({ locale, text }) => `<p lang="${locale}">${text}</p>`).join("");
  return (
    `<!doctype html><html lang="${title?.locale}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light ` +
    `dark"><title>Typeloop</title><style>${style}</style></head><body><h1>${title?.text}</h1>${lines}` +
    `<p><a href="/">Typeloop</a></p></body></html>`
  );
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

/** Sends the page once its texts are loaded. */
function sendPlain(reply: FastifyReply, name: "noPage" | "noForms"): FastifyReply {
  void plainPage(name).then((page) => reply.headers(plainHeaders).send(page));
  return reply;
}

/** Handles addresses that the framework cannot parse, such as one with half a character. */
export function refuseUnreadable(
  { statusCode = 400 }: { readonly statusCode?: number },
  reply: FastifyReply,
): FastifyReply {
  return sendPlain(reply.code(statusCode), "noPage");
}

/**
 * Refuses requests that no page can handle, before their body is read: an address that a browser would take for another
 * host (`//other.example`), and a form that a browser without JavaScript posts to a page. Otherwise null.
 */
export function refuseAddress({ method, raw, is404 }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (raw.url?.startsWith("//")) return sendPlain(reply.code(404), "noPage");
  if (is404 && method === "POST") return sendPlain(reply.code(405).header("allow", "GET, HEAD"), "noForms");
  return null;
}
