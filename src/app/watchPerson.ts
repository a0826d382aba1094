import { createBrowserRouter } from "react-router-dom";
import { renderedChallenge } from "./pages/Practice/renderedChallenge";
import { replacePage } from "./platform/holdPage";
import { browserPreferences } from "./platform/preferences/usePreferences";
import { createEnvironment } from "./relay/environment";
import { endRenderedAnswers } from "./relay/renderedAnswers";
import { releaseUnshownQueries } from "./relay/routeQuery";
import { getToken, subscribeToToken } from "./relay/sessionToken";
import { createRoutes } from "./routes";

/**
 * What belongs to one person at the keyboard: the data loaded for them and the place they are at. `turn` counts the
 * persons.
 */
export type Person = {
  readonly turn: number;
  readonly environment: ReturnType<typeof createEnvironment>;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Resolves when what the first page is made of has been loaded, but for data. */
  readonly ready: Promise<void>;
};

/** The person now, and a way to hear when it becomes another. */
export type PersonWatch = { readonly current: () => Person; readonly subscribe: (listener: () => void) => () => void };

function tellServer(): void {
  browserPreferences().change({ signedIn: getToken() !== null });
}

function start(turn: number, isCurrent: () => boolean): Person {
  const environment = createEnvironment(isCurrent);
  const router = createBrowserRouter(createRoutes(environment, browserPreferences(), renderedChallenge));
  releaseUnshownQueries(router);
  return { turn, environment, router, ready: initialized(router) };
}

function initialized(router: Person["router"]): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Gives every person an environment and a router of their own: what was loaded for the one before goes with them. A
 * token gained where there
 * was none (a guest's, say) or run out under somebody's hands changes nothing that is on screen: nobody loses a line
 * they are typing. For the
 * same reason a page that is held (a practice line that another tab signs out under) is replaced only when it is let
 * go.
 */
export function watchPerson(): PersonWatch {
  const listeners = new Set<() => void>();
  let lastTurn = 0;
  const startNext = (): Person => {
    lastTurn += 1;
    const turn = lastTurn;
    return start(turn, () => turn === lastTurn);
  };
  let person = startNext();

  const startAnew = (): void => {
    person.router.dispose();
    person = startNext();
    for (const listener of listeners) listener();
  };
  tellServer();

  subscribeToToken((change) => {
    // What the page was rendered from was not for whoever this is now.
    endRenderedAnswers();
    tellServer();
    if (change === "lost" || change === "replaced") replacePage(startAnew);
  });

  return {
    current: () => person,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
