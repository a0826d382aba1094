import type { IncomingHttpHeaders } from "node:http";

/** The host that a request asks for, as `Host` says it; null for a header that is none. */
export function hostOf({ host }: IncomingHttpHeaders): string | null {
  return host !== undefined && /^[\w.:[\]-]+$/u.test(host) && URL.canParse(`http://${host}`) ? host : null;
}
