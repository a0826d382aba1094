import {
  getRequestIdentifier,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { pageTimes } from "../../contract/renderPage";
import { lateAnswerAttribute, type RenderedPageData } from "../platform/renderedPage";

/** The responses from which the server rendered this page, as long as they are used. */
type Hydration = Pick<RenderedPageData, "answers" | "visitor" | "pending"> & { readonly isSignedOut: boolean };

let hydration: Hydration | null = null;

/**
 * Answers queries from the responses in the page that the server rendered, so that it hydrates without another request,
 * until {@link clearHydrationResponses}.
 * @param isSignedOut whether responses for visitors may be used.
 */
export function setHydrationResponses({ answers, visitor, pending }: RenderedPageData, isSignedOut: boolean): void {
  hydration = { answers, visitor, pending, isSignedOut };
}

/** The page's response, whatever the fetch policy; `fetch` sends the query if there is none. */
export function respondFromPage(
  params: RequestParameters,
  variables: Variables,
  fetch: () => Observable<GraphQLResponse>,
): GraphQLResponse | Observable<GraphQLResponse> {
  if (hydration === null) return fetch();
  const key = getRequestIdentifier(params, variables);
  const answer = hydration.answers[key] ?? (hydration.isSignedOut ? hydration.visitor[key] : undefined);
  if (answer !== undefined) return answer;
  if (!hydration.pending.includes(key)) return fetch();
  return Observable.from(readStreamedResponse(key)).mergeMap((response) =>
    response === null ? fetch() : Observable.from(Promise.resolve(response)),
  );
}

/** From now on every query goes to the server. */
export function clearHydrationResponses(): void {
  hydration = null;
}

/** Clears them when the page's data is no longer fresh. */
export function expireHydrationResponses(): void {
  if (hydration !== null) setTimeout(clearHydrationResponses, pageTimes.renderedAnswersMs);
}

/** A response that the server is still streaming; null when the page ends without it. */
function readStreamedResponse(key: string): Promise<GraphQLResponse | null> {
  return new Promise((resolve) => {
    const read = (): void => {
      const element = [...document.querySelectorAll(`[${lateAnswerAttribute}]`)].find(
        (one) => one.getAttribute(lateAnswerAttribute) === key,
      );
      // As long as nothing follows the element, it may be incomplete.
      if (!element?.nextSibling && document.readyState === "loading") return;
      observer.disconnect();
      document.removeEventListener("readystatechange", read);
      resolve(element === undefined ? null : JSON.parse(element.textContent));
    };
    const observer = new MutationObserver(read);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("readystatechange", read);
    read();
  });
}
