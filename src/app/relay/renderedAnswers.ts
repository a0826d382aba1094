import {
  getRequestIdentifier,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { pageTimes } from "../../contract/page";
import { lateAnswerAttribute, type RenderedPageData } from "../rendering/RenderedPageData";

/** What a page rendered by the server was made of, while it may still answer. */
type Held = Pick<RenderedPageData, "answers" | "nobody" | "pending"> & { readonly asNobody: boolean };

let held: Held | null = null;

/**
 * Lets a page rendered by the server answer queries, so that it comes alive without a second request, until {@link
 * endRenderedAnswers}.
 * @param asNobody whether whoever looks may be answered as somebody without an account.
 */
export function holdRenderedAnswers({ answers, nobody, pending }: RenderedPageData, asNobody: boolean): void {
  held = { answers, nobody, pending, asNobody };
}

/**
 * Answers a query from the page, however strictly it is asked for; what the page does not know is asked of the server.
 */
export function answerFromPage(
  params: RequestParameters,
  variables: Variables,
  ask: () => Observable<GraphQLResponse>,
): GraphQLResponse | Observable<GraphQLResponse> {
  if (held === null) return ask();
  const key = getRequestIdentifier(params, variables);
  const answer = held.answers[key] ?? (held.asNobody ? held.nobody[key] : undefined);
  if (answer !== undefined) return answer;
  if (!held.pending.includes(key)) return ask();
  return Observable.from(lateAnswer(key)).mergeMap((late) =>
    late === null ? ask() : Observable.from(Promise.resolve(late)),
  );
}

/** From now on every query goes to the server. */
export function endRenderedAnswers(): void {
  held = null;
}

/** Ends them when the page has been alive for as long as its data counts as new. */
export function endRenderedAnswersSoon(): void {
  if (held !== null) setTimeout(endRenderedAnswers, pageTimes.renderedAnswersMs);
}

/** An answer that is still being sent; null when the page ends without it. */
function lateAnswer(key: string): Promise<GraphQLResponse | null> {
  return new Promise((resolve) => {
    const look = (): void => {
      const element = [...document.querySelectorAll(`[${lateAnswerAttribute}]`)].find(
        (one) => one.getAttribute(lateAnswerAttribute) === key,
      );
      // What nothing follows yet may be there in part.
      if (!element?.nextSibling && document.readyState === "loading") return;
      observer.disconnect();
      document.removeEventListener("readystatechange", look);
      resolve(element === undefined ? null : JSON.parse(element.textContent));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("readystatechange", look);
    look();
  });
}
