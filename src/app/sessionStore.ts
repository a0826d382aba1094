import { createBrowserRouter } from "react-router-dom";
import { createStore, type Store } from "./platform/createStore";
import { replacePage } from "./platform/holdPage";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { createEnvironment } from "./relay/environment";
import { clearHydrationResponses } from "./relay/hydrationResponses";
import { watchUnshownQueries } from "./relay/routeQuery";
import { getToken, subscribeToToken } from "./relay/sessionToken";
import { createRoutes } from "./routes";
import { readRenderedPage } from "./platform/renderedPage";
import type { Challenge, FirstChallenge } from "./pages/Practice/challenge";

/** One user's data and router. `epoch` is 1 for the first session of this page load and goes up by 1 with each. */
export type Session = {
  readonly epoch: number;
  readonly environment: ReturnType<typeof createEnvironment>;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Resolves when the first page's code has loaded. */
  readonly ready: Promise<void>;
};

/**
 * The current session. Signing out, or in as another user, starts a new one with its own environment and router. A
 * token that a visitor gains or that expires changes nothing on screen, so that no typed line is lost. For the same
 * reason a page on hold (a practice line while another tab signs out) is only replaced when it is released.
 */
export function createSessionStore(): Store<Session> {
  let lastEpoch = 1;
  const store = createStore(createSession(1, () => lastEpoch === 1));

  const startNext = (): void => {
    store.get().router.dispose();
    lastEpoch += 1;
    const epoch = lastEpoch;
    store.set(createSession(epoch, () => epoch === lastEpoch));
  };
  saveIsSignedIn();

  subscribeToToken((change) => {
    // The page was rendered for another user.
    clearHydrationResponses();
    saveIsSignedIn(change === "replaced");
    if (change === "lost" || change === "replaced") replacePage(startNext);
  });
  return store;
}

function createSession(epoch: number, isCurrent: () => boolean): Session {
  const environment = createEnvironment(isCurrent);
  const router = createBrowserRouter(createRoutes(environment, browserPreferences(), renderedChallenge));
  watchUnshownQueries(router);
  return { epoch, environment, router, ready: whenInitialized(router) };
}

function whenInitialized(router: Session["router"]): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** In a cookie: the server renders a page for visitors or for users. Whether someone else coaches is not known yet. */
function saveIsSignedIn(isSomeoneElse?: boolean): void {
  const signedIn = getToken() !== null;
  browserPreferences().change({ signedIn, ...((isSomeoneElse || !signedIn) && { coaches: false }) });
}

let isTaken = false;

/** The words that the server rendered into this page, for the first caller; then null. */
const renderedChallenge: FirstChallenge = () => {
  if (isTaken) return null;
  isTaken = true;
  return readRenderedPage<Challenge>()?.challenge ?? null;
};
