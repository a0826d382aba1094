import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { HOST_MARK, manifestPath, SHELL_PATH, WORKER_PATH } from "../../../src/contract/protocol";
import type { PageConfig } from "../../../src/contract/renderPage";
import { registerOfflineRoutes } from "../../../src/server/pages/appRoutes";

const directory = mkdtempSync(path.join(tmpdir(), "typeloop-offline-"));
writeFileSync(path.join(directory, "worker.js"), `const host = "${HOST_MARK}";`);
writeFileSync(path.join(directory, "manifest.nl-NL.webmanifest"), '{"name":"Typeloop"}');
afterAll(() => rmSync(directory, { recursive: true }));

let app: FastifyInstance;
afterEach(() => app.close());

async function host(page: PageConfig = {}, folder = directory): Promise<string> {
  app = fastify({ forceCloseConnections: true });
  await registerOfflineRoutes(app, {
    directory: folder,
    page,
    emptyPage: (nonce) => `<script nonce="${nonce}">${JSON.stringify(page)}</script>`,
  });
  return app.listen({ host: "127.0.0.1", port: 0 });
}

test("the worker may ask this server and nobody else, and is looked up each time", async () => {
  const url = (await host()) + WORKER_PATH;
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  const etag = answer.headers.get("etag") ?? "";
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  const code = await answer.text();
  for (const encoding of ["br", "gzip"]) {
    const compressed = await fetch(url, { headers: { "accept-encoding": encoding } });
    expect([compressed.headers.get("content-encoding"), await compressed.text()]).toEqual([encoding, code]);
  }
});

test("a host that is set up anew has another worker; one that is not has the same", async () => {
  const code = async (page?: PageConfig) => {
    const text = await (await fetch((await host(page)) + WORKER_PATH)).text();
    await app.close();
    return text;
  };
  const [first, same, other] = [await code(), await code(), await code({ timeZone: "Europe/Brussels" })];
  expect(first).toMatch(/^const host = "[0-9a-f]{16}";$/u);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
  await host();
});

test("the shell is the page for everybody, with a policy whose nonce its scripts carry", async () => {
  const answer = await fetch((await host({ persistedQueries: "apq" })) + SHELL_PATH, {
    headers: { cookie: "typeloop-preferences=signedIn=1" },
  });
  const nonce = /nonce="([^"]+)"/u.exec(await answer.text())?.[1];
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(policy).toContain("manifest-src 'self'");
  expect(policy).toContain("worker-src 'self'");
  expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    "text/html; charset=utf-8",
    "no-store",
  ]);
});

test("manifests have their own type; what the build does not have is not there", async () => {
  const url = await host();
  const answer = await fetch(url + manifestPath("nl-NL"));
  expect([answer.headers.get("content-type"), answer.headers.get("cache-control"), await answer.text()]).toEqual([
    "application/manifest+json; charset=utf-8",
    "no-cache",
    '{"name":"Typeloop"}',
  ]);
  expect((await fetch(url + manifestPath("en-US"))).status).toBe(404);
  await app.close();
  expect((await fetch((await host({}, tmpdir())) + WORKER_PATH)).status).toBe(404);
});
