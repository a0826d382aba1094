import type { RequestEvent } from "./WorkerScope";

/**
 * How long a page may take to begin before the app starts without the server: longer than the server takes to give up
 * drawing it.
 */
const PATIENCE_MS = 4_000;

/** Who asks for a page again wants what the server has now. */
const RELOAD_PATIENCE_MS = 10_000;

/**
 * Answers a visit to a page: as the server draws it, for whoever looks; never kept. When the server cannot be reached,
 * or takes too long, with the shell, which
 * starts the app in the browser.
 */
export async function answerPage(
  event: Omit<RequestEvent, "respondWith">,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const { request } = event;
  const network = ask(request, event.preloadResponse);
  // A browser that is told of a request it began for nothing complains.
  event.waitUntil(network.catch(() => undefined));
  const patience = request.cache === "default" ? PATIENCE_MS : RELOAD_PATIENCE_MS;
  try {
    const answer = await Promise.race([network, pause(patience)]);
    if (answer !== undefined && !isAway(answer)) return answer;
  } catch {
    // No network: the shell.
  }
  return (await shell().catch(() => undefined)) ?? network;
}

async function ask(request: Request, preloaded: Promise<Response | undefined> | undefined): Promise<Response> {
  return (await preloaded) ?? fetch(request);
}

/** What a proxy says while the server behind it restarts. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
