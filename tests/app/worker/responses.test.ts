import { FileCache, answerPage, isPage } from "../../../src/app/worker/responses";
import { matchPath } from "react-router-dom";
import { pages } from "../../../src/app/pages";

/** A browser's caches, as far as the worker uses them. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  isFull = false;

  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return {
      match: async (url: string) => cache.get(pathOf(url))?.clone(),
      put: async (url: string, kept: Response) => {
        if (this.isFull) throw new DOMException("full", "QuotaExceededError");
        cache.set(pathOf(url), kept);
      },
    };
  }

  async match(url: string) {
    for (const cache of this.all.values()) if (cache.has(pathOf(url))) return cache.get(pathOf(url))?.clone();
    return undefined;
  }

  async keys() {
    return [...this.all.keys()];
  }

  async delete(name: string) {
    return this.all.delete(name);
  }
}

const pathOf = (url: string): string => new URL(url, "http://localhost").pathname;

/** A response as from the network. */
function fileResponse(
  body: string,
  type = "text/javascript",
  about: { readonly status?: number; readonly redirected?: boolean } = {},
): Response {
  const response = new Response(body, { status: about.status ?? 200, headers: { "content-type": type } });
  Object.defineProperties(response, { type: { value: "basic" }, redirected: { value: about.redirected ?? false } });
  return response;
}

const built = (build: string) => ({
  build,
  entry: `/assets/index-${build}.js`,
  needed: [`/assets/index-${build}.js`, "/assets/words-1.js"],
  rest: [`/assets/Race-${build}.js`, "/assets/gone-1.js"],
});
const shellOf = (build: string) =>
  fileResponse(`<script type="module" src="/assets/index-${build}.js"></script>`, "text/html");

let caches: FakeCaches;
let server: Record<string, () => Response>;
let asked: string[];

const files = (build: string, host = "host") => new FileCache(caches as unknown as CacheStorage, built(build), host);

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  server = { "/shell.html": () => shellOf("a") };
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const path = pathOf(typeof input === "object" && "url" in input ? input.url : String(input));
    asked.push(path);
    if (path === "/assets/gone-1.js") return fileResponse("Not found.", "text/plain", { status: 404 });
    return server[path]?.() ?? fileResponse(path);
  });
});
afterEach(() => jest.restoreAllMocks());

test("caches what is needed and the shell, then the rest as far as it is available", async () => {
  const kept = files("a");
  await kept.cacheNeeded();
  expect([...(caches.all.get("typeloop-files-a-host")?.keys() ?? [])]).toEqual([
    "/assets/index-a.js",
    "/assets/words-1.js",
    "/shell.html",
  ]);
  expect(await (await kept.shell())?.text()).toContain("/assets/index-a.js");
  await kept.cacheRest();
  expect(await caches.match("/assets/Race-a.js")).toBeDefined();
  expect(await caches.match("/assets/gone-1.js")).toBeUndefined();
});

test("is not installed when the server has another build by now, nor when a file is not one of ours", async () => {
  server["/shell.html"] = () => shellOf("b");
  await expect(files("a").cacheNeeded()).rejects.toThrow("not of this build");
  server["/shell.html"] = () => shellOf("a");
  // A network with a sign-in page.
  server["/assets/words-1.js"] = () => fileResponse("<h1>Sign in</h1>", "text/html");
  await expect(files("a").cacheNeeded()).rejects.toThrow("/assets/words-1.js");
  server["/assets/words-1.js"] = () => fileResponse("elsewhere", "text/javascript", { redirected: true });
  await expect(files("a").cacheNeeded()).rejects.toThrow("/assets/words-1.js");
  expect(await files("a").shell()).toBeUndefined();
});

test("a file of an earlier build is not fetched again; a shell belongs to its build", async () => {
  await files("a").cacheNeeded();
  server["/shell.html"] = () => shellOf("b");
  asked = [];
  const next = files("b");
  await next.cacheNeeded();
  expect(asked).toEqual(["/shell.html", "/assets/index-b.js"]);
  expect(await (await next.shell())?.text()).toContain("index-b");
  expect(await (await files("a").shell())?.text()).toContain("index-a");
});

test("a host with another configuration has its own shell", async () => {
  await files("a", "one").cacheNeeded();
  expect(await files("a", "another").shell()).toBeUndefined();
});

test("deletes earlier builds except the last, whose pages may be open", async () => {
  for (const build of ["a", "b", "c"]) {
    server["/shell.html"] = () => shellOf(build);
    await files(build).cacheNeeded();
  }
  await (await caches.open("somebody-elses")).put("/x", fileResponse("x"));
  await files("c").forgetOldBuilds();
  expect(await caches.keys()).toEqual(["typeloop-files-b-host", "typeloop-files-c-host", "somebody-elses"]);
});

test("a file comes from the cache, or from the server and is cached; full storage does no harm", async () => {
  const kept = files("a");
  const request = { url: "http://localhost/assets/Race-a.js" } as Request;
  expect(await (await kept.file(request)).text()).toBe("/assets/Race-a.js");
  expect(await (await kept.file(request)).text()).toBe("/assets/Race-a.js");
  expect(asked).toEqual(["/assets/Race-a.js"]);

  caches.isFull = true;
  expect(await (await kept.file({ url: "http://localhost/assets/other-1.js" } as Request)).text()).toBe(
    "/assets/other-1.js",
  );
  const gone = await kept.file({ url: "http://localhost/assets/gone-1.js" } as Request);
  expect(gone.status).toBe(404);
});

const shell = async () => new Response("shell");

/** A visit to a page with a given network. */
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

test("the server's page, as long as it responds: also a refusal or a page that does not exist", async () => {
  for (const status of [200, 404, 500])
    expect(await visit(async () => new Response("page", { status })).answer).toBe("page");
});

test("a request that the browser has already sent is not repeated", async () => {
  const { fetched, answer } = visit(never, { preloadResponse: Promise.resolve(new Response("begun")) });
  expect(await answer).toBe("begun");
  expect(fetched).not.toHaveBeenCalled();
});

test("without a network the shell; also if a proxy responds for an unreachable server", async () => {
  expect(await visit(() => Promise.reject(new TypeError("Failed to fetch"))).answer).toBe("shell");
  for (const status of [502, 503, 504])
    expect(await visit(async () => new Response("away", { status })).answer).toBe("shell");
});

test("without a network the shell too where a preload that fails resolves to a network error, as in Firefox", async () => {
  expect(await visit(never, { preloadResponse: Promise.resolve(Response.error()) }).answer).toBe("shell");
});

test.each([
  ["default", 4_000],
  ["no-cache", 10_000],
] as const)("a silent network is only awaited for a limited time: cache mode %s, %i ms", async (cache, patience) => {
  jest.useFakeTimers();
  const { answer } = visit(never, { cache });
  let isAnswered = false;
  void answer.then(() => (isAnswered = true));
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("shell");
});

test("without a cached shell the page fails as it would without a worker", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const request = { cache: "default" } as Request;
  await expect(answerPage({ request, waitUntil: () => undefined }, async () => undefined)).rejects.toThrow(
    "Failed to fetch",
  );
});

const patterns = pages.map(({ path }) => `/${path}`).filter((pattern) => pattern !== "/*");

test.each([
  "/",
  "/race",
  "/race/",
  "/race/K7QX9M",
  "/results/UmVzdWx0OjE=",
  "/graphql",
  "/avatars/1",
  "/assets/index.js",
  "/race/K7QX9M/more",
  "/nowhere",
  "/worker.js",
  "//",
])("%s is a page here if and only if it is one for the router", (path) => {
  expect(isPage(path, patterns)).toBe(path === "//" || patterns.some((pattern) => matchPath(pattern, path) !== null));
});
