import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { brotliCompressSync, brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { parse } from "graphql";
import fastify, { type FastifyInstance } from "fastify";
import type { PageConfig, PageRequest, RenderedPage, RenderPage } from "../../../src/contract/renderPage";
import { registerAppRoutes } from "../../../src/server/pages/appRoutes";
import { PageCache, pagesChangedBy } from "../../../src/server/pages/PageCache";
import { MemoryPubSub } from "../../../src/server/redis/PubSub";

const directory = mkdtempSync(path.join(tmpdir(), "typeloop-pages-"));
const script = "export const loaded = true;";
const manifest = {
  "index.html": { file: "assets/index-1.js", isEntry: true, imports: ["_core.js"], css: ["assets/index-1.css"] },
  "_core.js": { file: "assets/core-1.js", css: ["assets/core-1.css"] },
  "pages/Races/RacesPage.tsx": {
    file: "assets/RacesPage-1.js",
    imports: ["_core.js"],
    css: ["assets/RacesPage-1.css"],
  },
  "ui/mark.svg": { file: "assets/mark-1.svg" },
  "ui/coreFonts/mono.woff2": { file: "assets/mono-1.woff2" },
  "../../node_modules/mono.woff2": { file: "assets/rest-1.woff2" },
  "ui/themes/dusk.css": { file: "assets/dusk-1.css" },
  "ui/fonts/chosen.woff2": { file: "assets/chosen-1.woff2" },
};

mkdirSync(path.join(directory, "assets"));
mkdirSync(path.join(directory, ".vite"));
writeFileSync(path.join(directory, ".vite/manifest.json"), JSON.stringify(manifest));
writeFileSync(path.join(directory, "assets/index-1.js"), script);
writeFileSync(path.join(directory, "assets/icon-touch-180-1.png"), "");
writeFileSync(path.join(directory, "assets/index-1.js.br"), brotliCompressSync(script));
writeFileSync(
  path.join(directory, "index.html"),
  '<!doctype html><script type="application/json" id="typeloop-config">{}</script><script type="module" ' +
    'src="/assets/index-1.js"></script>',
);
afterAll(() => rmSync(directory, { recursive: true }));

let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
  cache.close();
  cache = new PageCache(pubSub, () => now, patienceMs);
});

const pubSub = new MemoryPubSub();
let now = 0;
/** No test depends on how busy the computer is. */
const patienceMs = 60_000;
let cache = new PageCache(pubSub, () => now, patienceMs);

/** A host with a renderer of its own. Gives its address and what it would write to its log. */
async function host(renderPage: RenderPage | null, page: PageConfig = {}) {
  const failures: { readonly traceId: string; readonly message: string }[] = [];
  app = fastify({ forceCloseConnections: true });
  const onError = (traceId: string, error: unknown) => void failures.push({ traceId, message: String(error) });
  await registerAppRoutes(app, {
    directory,
    page,
    renderPage,
    addressOf: () => "",
    cache,
    networkAddress: "192.168.1.20",
    isSecure: () => false,
    namesNothing: async (asked) => asked.startsWith("/groups/nothing"),
    execute: async () => ({ data: {} }),
    onError,
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), failures };
}

/** Asks as given: without the help of `fetch`, which adds headers and takes compression away. */
function get(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => httpRequest(url, { method, headers }, resolve).on("error", reject).end());
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const whole =
  (html: string): RenderPage =>
  async () => ({ name: null, status: 200, headers: {}, body: Readable.from([html]) });

describe("a rendered page", () => {
  test("is asked for with what the browser said of itself, and with the files of the build in their order", async () => {
    const asked: PageRequest[] = [];
    const { url } = await host(
      async (request) => {
        asked.push(request);
        return { name: null, status: 200, headers: {}, body: Readable.from(["<p>page</p>"]) };
      },
      { analyticsId: "G-ABCDEF1234" },
    );
    await get(`${url}/race?x=1`, {
      host: "typing.example:4000",
      cookie: "typeloop-preferences=theme=dark",
      "accept-language": "de;q=0.3, nl-NL, en;q=0.7, fr;q=0",
    });
    expect(asked[0]).toMatchObject({
      url: "http://typing.example:4000/race?x=1",
      cookies: "typeloop-preferences=theme=dark",
      languages: ["nl-NL", "en", "de"],
      page: { analyticsId: "G-ABCDEF1234" },
    });
    expect(asked[0]!.assets).toEqual({
      entry: {
        scripts: ["/assets/index-1.js", "/assets/core-1.js"],
        styles: ["/assets/core-1.css", "/assets/index-1.css"],
        fonts: ["/assets/mono-1.woff2"],
      },
      icon: "/assets/mark-1.svg",
      touchIcon: "/assets/icon-touch-180-1.png",
      parts: expect.objectContaining({
        "pages/Races/RacesPage.tsx": {
          scripts: ["/assets/RacesPage-1.js", "/assets/core-1.js"],
          styles: ["/assets/core-1.css", "/assets/RacesPage-1.css"],
          fonts: [],
        },
        "ui/themes/dusk.css": { scripts: [], styles: ["/assets/dusk-1.css"], fonts: [] },
        "ui/fonts/chosen.woff2": { scripts: [], styles: [], fonts: ["/assets/chosen-1.woff2"] },
      }),
    });
  });

  test(
    "is told of the server's address on its network where it was opened on the server's own computer, and nowhere " +
      "else",
    async () => {
      const told: unknown[] = [];
      const { url } = await host(async ({ page }) => {
        told.push(page.networkAddress);
        return { name: null, status: 200, headers: {}, body: Readable.from(["page"]) };
      });
      const { port } = new URL(url);
      for (const name of [
        `localhost:${port}`,
        `127.0.0.1:${port}`,
        "[::1]:4000",
        "localhost",
        "typing.example",
        "localhost.example",
        `192.168.1.20:${port}`,
      ])
        await get(url, { host: name });
      expect(told).toEqual([...Array.from({ length: 4 }, () => "192.168.1.20"), undefined, undefined, undefined]);
    },
  );

  test("has a policy with a new nonce each time, no inline scripts without it, and no other origin", async () => {
    const nonces: string[] = [];
    const { url } = await host(async ({ nonce }) => {
      nonces.push(nonce);
      return { name: null, status: 200, headers: {}, body: Readable.from(["page"]) };
    });
    const policies = [];
    for (let count = 0; count < 2; count += 1)
      policies.push((await get(url, { host: "typing.example" })).headers["content-security-policy"]);
    expect(new Set(nonces).size).toBe(2);
    expect(policies).toEqual(
      nonces.map(
        (nonce) =>
          `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' ` +
          `'nonce-${nonce}'; img-src 'self' data: blob:; connect-src 'self' ws://typing.example ` +
          `wss://typing.example; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri ` +
          `'none'; form-action 'self'; frame-ancestors 'none'`,
      ),
    );
  });

  test("allows the other origins that the host has configured, and no more", async () => {
    const { url } = await host(null, {
      graphqlUrl: "https://api.example/graphql",
      sentryDsn: "https://key@sentry.example/1",
      analyticsId: "G-ABCDEF1234",
    });
    const policy = String((await get(url)).headers["content-security-policy"]);
    expect(policy).toContain("wss://api.example https://sentry.example");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com;/u);
  });

  test("a host header that is none adds nothing to the policy", async () => {
    const { url } = await host(whole("page"));
    const policy = String((await get(url, { host: "x; script-src *" })).headers["content-security-policy"]);
    expect(policy).toContain("connect-src 'self'; manifest-src");
  });

  test("is kept by nobody, framed by nobody, and guessed by nobody", async () => {
    const { url } = await host(whole("page"));
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      vary: "Cookie, Accept-Language, Accept-Encoding",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
  });

  test.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip;q=1.0, br;q=0", gunzipSync],
    [undefined, "identity", (bytes: Buffer) => bytes],
  ])("is compressed as %s where the browser accepts %s", async (encoding, accepted, decompress) => {
    const { url } = await host(whole("<p>page</p>".repeat(100)));
    const response = await get(url, { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(decompress(await bodyOf(response)).toString()).toBe("<p>page</p>".repeat(100));
  });

  test("arrives in parts as they are written, compressed or not", async () => {
    const body = new PassThrough();
    const { url } = await host(async () => ({ name: null, status: 200, headers: {}, body }));
    body.write("<p>first</p>");
    const response = await get(url, { "accept-encoding": "br" });
    const text = response.pipe(createBrotliDecompress()).setEncoding("utf8");
    const next = () => new Promise<string>((resolve) => text.once("data", resolve));
    expect(await next()).toBe("<p>first</p>");
    body.end("<p>second</p>");
    expect(await next()).toBe("<p>second</p>");
  });

  test("keeps its status, and a redirect its address", async () => {
    const answers: RenderedPage[] = [
      { name: null, status: 404, headers: {}, body: Readable.from(["not here"]) },
      { name: null, status: 302, headers: { location: "/race/ABC234" }, body: null },
    ];
    const { url } = await host(async () => answers.shift()!);
    const missing = await get(`${url}/nowhere`);
    expect([missing.statusCode, (await bodyOf(missing)).toString()]).toEqual([404, "not here"]);
    const moved = await get(`${url}/race/abc234`);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, "/race/ABC234"]);
  });

  test("HEAD is answered like GET, without the page", async () => {
    const body = new PassThrough();
    const { url } = await host(async () => ({ name: null, status: 404, headers: {}, body }));
    const response = await get(`${url}/nowhere`, {}, "HEAD");
    expect([response.statusCode, response.headers["content-type"], (await bodyOf(response)).length]).toEqual([
      404,
      "text/html; charset=utf-8",
      0,
    ]);
    expect(body.destroyed).toBe(true);
  });

  test("stops being rendered when the visitor goes away", async () => {
    const aborted = new Promise<void>((resolve) => {
      void host(async ({ signal }) => {
        signal.addEventListener("abort", () => resolve());
        return { name: null, status: 200, headers: {}, body: new PassThrough().on("error", () => undefined) };
      }).then(({ url }) => {
        const request = httpRequest(url)
          .on("error", () => undefined)
          .end();
        setTimeout(() => request.destroy(), 50);
      });
    });
    await aborted;
  });
});

describe("when the server cannot render, the browser does", () => {
  test.each<[string, RenderPage]>([
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    [
      "rejects",
      async () => {
        throw new Error("broken");
      },
    ],
    ["takes too long", () => new Promise<never>(() => undefined)],
  ])("a renderer that %s: the empty page, and one line in the log under a trace id", async (_, renderPage) => {
    const { url, failures } = await host(renderPage, { persistedQueries: "apq" });
    const response = await get(`${url}/race`, { "sentry-trace": `${"ab".repeat(16)}-${"cd".repeat(8)}-1` });
    const html = (await bodyOf(response)).toString();
    expect(response.statusCode).toBe(200);
    expect(html).toContain('id="typeloop-config">{"persistedQueries":"apq"}</script>');
    const nonce = /'nonce-([^']+)'/u.exec(String(response.headers["content-security-policy"]))![1];
    expect(html).toContain(`<script type="module" nonce="${nonce}"`);
    expect(failures).toEqual([
      { traceId: "ab".repeat(16), message: expect.stringMatching(/broken|Nothing was rendered within/u) },
    ]);
  });

  test("a page that gets its data from another server is not rendered with the data of this one", async () => {
    const { url } = await host(whole("data of this server"), { graphqlUrl: "https://api.example/graphql" });
    expect((await bodyOf(await get(url))).toString()).toContain("<!doctype html>");
    expect((await bodyOf(await get(url, { host: "api.example" }))).toString()).toBe("data of this server");
  });

  test("without a renderer nothing is logged", async () => {
    const { url, failures } = await host(null);
    expect((await get(`${url}/race`)).statusCode).toBe(200);
    expect(failures).toEqual([]);
  });

  test("a setting cannot end the element that it stands in", async () => {
    const { url } = await host(null, { sentryDsn: "https://key@sentry.example/</script><script>" });
    expect((await bodyOf(await get(url))).toString()).not.toContain("</script><script>");
  });
});

describe("files of the build", () => {
  test("are kept for ever, and sent as they were compressed", async () => {
    const { url } = await host(whole("page"));
    const response = await get(`${url}/assets/index-1.js`, { "accept-encoding": "br" });
    expect(response.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(await bodyOf(response)).toString()).toBe(script);
  });

  test("one that is not there is not found, and no page", async () => {
    const { url } = await host(whole("page"));
    const response = await get(`${url}/assets/gone.js`);
    expect([
      response.statusCode,
      response.headers["content-type"],
      response.headers["content-security-policy"],
    ]).toEqual([404, "text/plain; charset=utf-8", "default-src 'none'; frame-ancestors 'none'"]);
  });

  test.each([
    ["/gone.js", { accept: "*/*", "sec-fetch-mode": "no-cors" }],
    ["/gone.css", { accept: "text/css,*/*;q=0.1" }],
    ["/gone.js.map", {}],
    ["/gone.png", { accept: "image/avif,image/webp,*/*;q=0.8", "sec-fetch-mode": "no-cors" }],
    ["/gone.json", { accept: "text/html", "sec-fetch-mode": "cors" }],
    ["/assets/gone.js", { accept: "text/html", "sec-fetch-mode": "navigate" }],
  ])("%s, asked for with %j, is not found, and no page", async (address, headers: Record<string, string>) => {
    const { url } = await host(whole("page"));
    const response = await get(`${url}${address}`, headers);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  test.each([
    ["/exam/cbt.9", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }],
    ["/exam/cbt.1?x=1", { "sec-fetch-mode": "navigate" }],
    ["/course/a.b", { accept: "text/html", "sec-fetch-mode": "navigate" }],
  ])(
    "a dot does not make a file of an address that is visited: %s",
    async (address, headers: Record<string, string>) => {
      const { url } = await host(whole("page"));
      const response = await get(`${url}${address}`, headers);
      expect([response.statusCode, String(await bodyOf(response))]).toEqual([200, "page"]);
    },
  );
});

describe("what no page of the app answers", () => {
  test("a form that a browser without JavaScript sends is refused with a page, and nothing of it is written down", async () => {
    const { url, failures } = await host(whole("page"));
    const answer = await fetch(`${url}/sign-up`, {
      method: "POST",
      body: new URLSearchParams({ password: "hunter2" }),
    });
    expect([answer.status, answer.headers.get("allow"), answer.headers.get("content-type")]).toEqual([
      405,
      "GET, HEAD",
      "text/html; charset=utf-8",
    ]);
    const html = await answer.text();
    expect(html).toContain('lang="nl-NL"');
    expect(html).not.toContain("hunter2");
    expect(failures).toEqual([]);
  });

  test(
    "the page of something that does not exist says so with its status, rendered or not; another status than 200 " +
      "stays",
    async () => {
      const { url } = await host(whole("page"));
      const answer = await get(`${url}/groups/nothing?x=1`);
      expect([answer.statusCode, String(await bodyOf(answer))]).toEqual([404, "page"]);
      expect((await get(`${url}/groups/something`)).statusCode).toBe(200);
      await app?.close();
      expect((await get(`${(await host(null)).url}/groups/nothing`)).statusCode).toBe(404);
      await app?.close();
      const gone = await host(async () => ({ name: null, status: 410, headers: {}, body: Readable.from(["gone"]) }));
      expect((await get(`${gone.url}/groups/nothing`)).statusCode).toBe(410);
    },
  );

  test("an address from before a page got another one leads there, with its query", async () => {
    const { url } = await host(null);
    const { statusCode, headers } = await get(`${url}/daily?language=nl&day=yesterday`);
    expect([statusCode, headers.location]).toEqual([301, "/today?language=nl&day=yesterday"]);
    expect((await get(`${url}/dailyish`)).statusCode).toBe(200);
  });

  test("an address that names another host to a browser is none of ours", async () => {
    const { url } = await host(whole("page"));
    const answer = await get(`${url}//evil.example`);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(String(await bodyOf(answer))).not.toContain("evil");
  });
});

describe("a page that several visitors ask for", () => {
  /** Renders the number of the rendering, with an inline script. */
  function counting(name: string | null = "Leaderboard") {
    const asked: PageRequest[] = [];
    const renderPage: RenderPage = async (request) => {
      asked.push(request);
      const { nonce } = request;
      const html = `<p>page ${asked.length}</p><script nonce="${nonce}">go(${asked.length})</script>`;
      return { name, status: 200, headers: {}, body: Readable.from([html]) };
    };
    return { asked, renderPage };
  }

  const read = async (url: string, headers: Record<string, string> = {}) => {
    const response = await get(url, headers);
    return { policy: String(response.headers["content-security-policy"]), text: String(await bodyOf(response)) };
  };

  test("is rendered once in two seconds, with the hashes of its scripts instead of a nonce", async () => {
    const { asked, renderPage } = counting();
    const { url } = await host(renderPage);
    const first = await read(url);
    expect(first.policy).toContain(`'nonce-${asked[0]!.nonce}'`);
    const second = await read(url);
    expect(second.text).toBe("<p>page 1</p><script>go(1)</script>");
    const hash = createHash("sha256").update("go(1)").digest("base64");
    expect(second.policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(second.policy).not.toContain("nonce-");
    now += 2_000;
    expect((await read(url)).text).toContain("page 2");
  });

  test.each([["br", brotliDecompressSync] as const, ["gzip", gunzipSync] as const])(
    "is kept compressed as %s",
    async (encoding, decompress) => {
      const { asked, renderPage } = counting();
      const { url } = await host(renderPage);
      for (const _ of [1, 2]) {
        const response = await get(url, { "accept-encoding": encoding });
        expect(response.headers["content-encoding"]).toBe(encoding);
        expect(String(decompress(await bodyOf(response)))).toContain("page 1");
      }
      expect(asked).toHaveLength(1);
    },
  );

  test("is another one for other preferences, languages and addresses, and not for other cookies", async () => {
    const { asked, renderPage } = counting();
    const { url } = await host(renderPage);
    await read(url);
    await read(url, { cookie: "a=b" });
    expect(asked).toHaveLength(1);
    await read(url, { cookie: "a=b; typeloop-preferences=theme=dark; c=d" });
    await read(url, { "accept-language": "nl" });
    await read(`${url}/?mode=time-30`);
    await read(url, { host: "other.example" });
    expect(asked.map(({ cookies }) => cookies)).toEqual(["", "typeloop-preferences=theme=dark", "", "", ""]);
  });

  test("is rendered anew after it changed, and not when another did", async () => {
    const { asked, renderPage } = counting();
    const { url } = await host(renderPage);
    await read(url);
    cache.change(["Races"]);
    await read(url);
    expect(asked).toHaveLength(1);
    for (const name of ["Leaderboard", "*"]) {
      cache.change([name]);
      await read(url);
    }
    expect(asked).toHaveLength(3);
  });

  test("that changes while it is rendered is sent to nobody else", async () => {
    const body = new PassThrough();
    const { asked, renderPage } = counting();
    const { url } = await host(async (request) =>
      asked.length === 0 ? { ...(await renderPage(request)), body } : renderPage(request),
    );
    const first = get(url);
    body.write("<p>old</p>");
    const response = await first;
    cache.change(["Leaderboard"]);
    expect((await read(url)).text).toContain("page 2");
    body.end();
    await bodyOf(response);
    expect((await read(url)).text).toContain("page 2");
  });

  test("is rendered once for all who ask at the same time, however slowly the first one reads", async () => {
    const { asked, renderPage } = counting();
    const large = "<p>large</p>".repeat(500_000);
    const { url } = await host(async (request) => ({
      ...(await renderPage(request)),
      body: Readable.from([large, "end"]),
    }));
    // Its answer is not read before the others have theirs.
    const slow = await get(url);
    const others = await Promise.all([1, 2, 3].map(() => read(url)));
    expect(asked).toHaveLength(1);
    expect(others.every(({ text }) => text === `${large}end`)).toBe(true);
    expect((await bodyOf(slow)).length).toBe(large.length + 3);
  });

  test("that takes long is not waited for: each visitor gets what is there", async () => {
    cache.close();
    cache = new PageCache(pubSub, () => now, 1);
    const body = new PassThrough();
    const { asked, renderPage } = counting();
    const { url } = await host(async (request) =>
      asked.length === 0 ? { ...(await renderPage(request)), body } : renderPage(request),
    );
    body.write("<p>first part</p>");
    const response = await get(url);
    expect((await read(url)).text).toContain("page 2");
    body.end("<p>the rest</p>");
    expect(String(await bodyOf(response))).toBe("<p>first part</p><p>the rest</p>");
    expect((await read(url)).text).toBe("<p>first part</p><p>the rest</p>");
  });

  test("is dropped in every process when one changes it, and only here when each hears of the change", async () => {
    const other = new PageCache(pubSub, () => now);
    const [finishHere, finishThere] = [cache.begin("/race"), other.begin("/race")];
    const rendering = { name: "Races", status: 200, headers: {}, nonce: "n", encoding: null, hasFailed: () => false };
    finishHere({ ...rendering, html: Readable.from(["here"]) });
    finishThere({ ...rendering, html: Readable.from(["there"]) });
    expect([await cache.find("/race"), await other.find("/race")]).not.toContain(null);
    cache.drop(["Races"]);
    expect([await cache.find("/race"), (await other.find("/race"))?.status]).toEqual([null, 200]);
    cache.change(["Races"]);
    expect(await other.find("/race")).toBeNull();
    other.close();
  });

  test("is not kept if it is live, if a part of it failed, or if its visitor went away", async () => {
    const live = counting(null);
    const { url } = await host(live.renderPage);
    await read(url);
    await read(url);
    expect(live.asked).toHaveLength(2);
    await app?.close();

    const failing = counting();
    const other = await host(async (request) => {
      const rendered = await failing.renderPage(request);
      request.onError(new Error("a part"));
      return rendered;
    });
    await read(other.url);
    await read(other.url);
    expect(failing.asked).toHaveLength(2);
    await app?.close();

    const leaving = counting();
    const gone = new PassThrough();
    const third = await host(async (request) =>
      leaving.asked.length === 0 ? { ...(await leaving.renderPage(request)), body: gone } : leaving.renderPage(request),
    );
    gone.write("<p>part</p>");
    const response = await get(third.url);
    response.destroy();
    await new Promise<void>((resolve) => gone.on("error", () => undefined).on("close", resolve));
    expect((await read(third.url)).text).toContain("page 2");
  });
});

test("mutations change every page, unless it is known which", () => {
  const changed = (text: string) => {
    const [operation] = parse(text).definitions;
    return operation?.kind === "OperationDefinition" ? pagesChangedBy(operation) : null;
  };
  expect(changed("{ viewer { id } }")).toEqual([]);
  // It says itself which, with the boards that it changed.
  expect(changed("mutation { saveResult }")).toEqual([]);
  expect(changed("mutation { sendKeystrokes }")).toEqual([]);
  expect(changed("mutation { renameMe }")).toEqual(["*"]);
});
