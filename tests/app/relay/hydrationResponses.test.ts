import { Observable, type GraphQLResponse, type RequestParameters } from "relay-runtime";
import { pageTimes } from "../../../src/contract/renderPage";
import {
  respondFromPage,
  clearHydrationResponses,
  expireHydrationResponses,
  setHydrationResponses,
} from "../../../src/app/relay/hydrationResponses";
import { lateAnswerAttribute, type RenderedPageData } from "../../../src/app/platform/renderedPage";

const params = (id: string) =>
  ({ id, cacheID: id, name: id, operationKind: "query", text: null, metadata: {} }) as unknown as RequestParameters;
const page = (parts: Partial<RenderedPageData>): RenderedPageData => ({
  remembers: "",
  locale: "en-US",
  host: "localhost",
  isSecure: true,
  hasErrorMessages: false,
  challenge: null,
  answers: {},
  visitor: {},
  pending: [],
  ...parts,
});
const rendered = { data: { from: "page" } };
const fresh = { data: { from: "server" } };
const ask = () => Observable.from(Promise.resolve<GraphQLResponse>(fresh));

/** The response to a document without variables, from either source. */
async function answerOf(id: string): Promise<unknown> {
  const answer = respondFromPage(params(id), {}, ask);
  return answer instanceof Observable || "subscribe" in answer
    ? (answer as Observable<GraphQLResponse>).toPromise()
    : answer;
}

afterEach(() => {
  clearHydrationResponses();
  document.body.replaceChildren();
  jest.useRealTimers();
});

test("without a rendered page everything is requested from the server", async () => {
  expect(await answerOf("a")).toBe(fresh);
});

test("responses in the page are used at once, however often; others are requested", async () => {
  setHydrationResponses(page({ answers: { "a{}": rendered } }), false);
  expect(respondFromPage(params("a"), {}, ask)).toBe(rendered);
  expect(respondFromPage(params("a"), {}, ask)).toBe(rendered);
  expect(await answerOf("b")).toBe(fresh);
});

test("the same document with other variables is another query, in whatever order they are", () => {
  setHydrationResponses(page({ answers: { 'a{"x":1,"y":2}': rendered } }), false);
  expect(respondFromPage(params("a"), { y: 2, x: 1 }, ask)).toBe(rendered);
  expect(respondFromPage(params("a"), { x: 1, y: 3 }, ask)).not.toBe(rendered);
});

test.each([
  [true, rendered],
  [false, fresh],
])("responses for visitors are only used for visitors (%s)", async (asNobody, answer) => {
  setHydrationResponses(page({ visitor: { "viewer{}": rendered } }), asNobody);
  expect(await answerOf("viewer")).toBe(answer);
});

test("the page's responses are used for 100 ms after hydration, and then no more", async () => {
  jest.useFakeTimers();
  setHydrationResponses(page({ answers: { "a{}": rendered } }), false);
  expireHydrationResponses();
  jest.advanceTimersByTime(pageTimes.renderedAnswersMs - 1);
  expect(await answerOf("a")).toBe(rendered);
  jest.advanceTimersByTime(1);
  expect(await answerOf("a")).toBe(fresh);
  expect(pageTimes.renderedAnswersMs).toBe(100);
});

describe("a response that is still being streamed", () => {
  let state: DocumentReadyState;
  beforeEach(() => {
    state = "loading";
    jest.spyOn(document, "readyState", "get").mockImplementation(() => state);
    setHydrationResponses(page({ pending: ['a{"id":"\\"1\\""}'] }), false);
  });
  const waitFor = () => (respondFromPage(params("a"), { id: '"1"' }, ask) as Observable<GraphQLResponse>).toPromise();

  test("is awaited until it is complete", async () => {
    const answer = waitFor();
    const element = document.createElement("script");
    element.type = "application/json";
    element.setAttribute(lateAnswerAttribute, 'a{"id":"\\"1\\""}');
    document.body.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    element.textContent = JSON.stringify(rendered);
    document.body.append("what follows");
    expect(await answer).toEqual(rendered);
  });

  test("is requested if the page ends without it", async () => {
    const answer = waitFor();
    state = "interactive";
    document.dispatchEvent(new Event("readystatechange"));
    expect(await answer).toBe(fresh);
  });
});
