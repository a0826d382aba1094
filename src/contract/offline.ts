/**
 * Where the server gives the page that a browser draws by itself: kept by the worker, it starts Typeloop without a
 * network.
 */
export const SHELL_PATH = "/shell.html";

/** Where the server gives the service worker: at the top, so that it may answer for every page. */
export const WORKER_PATH = "/worker.js";

/**
 * Stands in the built worker where each server writes what marks its shell: a host that is set up anew is a new worker.
 */
export const HOST_MARK = "typeloop-host-mark";

/** Where the server gives what a browser must know to install Typeloop, in the language of the interface. */
export function manifestPath(locale: string): string {
  return `/manifest.${locale}.webmanifest`;
}

/** What a page says to the worker: to take over from the one before, or to fetch also what is not needed at once. */
export type WorkerWord = "take over" | "fetch the rest";

/**
 * The paper of each theme (src/app/ui/tokens.css) in sRGB: what surrounds a page, and what draws icons, reads no other.
 */
export const paperColors = { light: "#fbf9f5", dark: "#171511" } as const;
