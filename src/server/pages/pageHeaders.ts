import { foreignOrigins, type PageConfig } from "../../contract/page";

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
