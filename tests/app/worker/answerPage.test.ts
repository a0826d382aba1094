import { answerPage } from "../../../src/app/worker/answerPage";

const shell = async () => new Response("shell");

/** A visit to a page, whose network does as told. */
function visit(
  network: () => Promise<Response>,
  about: { readonly cache?: RequestCache; readonly preloadResponse?: Promise<Response | undefined> } = {},
) {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(network);
  const { cache = "default", ...rest } = about;
  const request = { cache, url: "http://localhost/" } as Request;
  return {
    fetched,
    answer: answerPage({ request, waitUntil: () => undefined, ...rest }, shell).then((answer) => answer.text()),
  };
}

const never = () => new Promise<Response>(() => undefined);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the server's page, as long as it answers: a refusal or a page that is not there as well", async () => {
  for (const status of [200, 404, 500])
    expect(await visit(async () => new Response("page", { status })).answer).toBe("page");
});

test("what the browser began by itself is not asked for again", async () => {
  const { fetched, answer } = visit(never, { preloadResponse: Promise.resolve(new Response("begun")) });
  expect(await answer).toBe("begun");
  expect(fetched).not.toHaveBeenCalled();
});

test("without a network the shell; also where a proxy answers for a server that is away", async () => {
  expect(await visit(() => Promise.reject(new TypeError("Failed to fetch"))).answer).toBe("shell");
  for (const status of [502, 503, 504])
    expect(await visit(async () => new Response("away", { status })).answer).toBe("shell");
});

test.each([
  ["default", 4_000],
  ["no-cache", 10_000],
] as const)("a network that says nothing is waited for only so long: cache mode %s, %i ms", async (cache, patience) => {
  jest.useFakeTimers();
  const { answer } = visit(never, { cache });
  let isAnswered = false;
  void answer.then(() => (isAnswered = true));
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("shell");
});

test("where no shell is kept the page fails as it would without a worker", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const request = { cache: "default" } as Request;
  await expect(answerPage({ request, waitUntil: () => undefined }, async () => undefined)).rejects.toThrow(
    "Failed to fetch",
  );
});
