import type { Variables } from "relay-runtime";
import { createNetwork } from "../../../src/app/relay/environment";
import type { PersistedQueryMode } from "../../../src/app/relay/runtimeConfig";
import { clearToken, setToken } from "../../../src/app/relay/sessionToken";
import { subscribeToUploadProgress } from "../../../src/app/relay/multipartTransport";
import { acts, MisbehavingServer } from "../../support/MisbehavingServer";
import { quickTimers } from "../../support/quickTimers";
import { shippedParams } from "../../support/shippedParams";

let server: MisbehavingServer;
let written: jest.SpyInstance;

beforeEach(async () => {
  server = await MisbehavingServer.start();
  clearToken();
  written = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => server.stop());

const execute = (variables: Variables, persistedQueries: PersistedQueryMode = "strict") =>
  createNetwork({ graphqlUrl: server.url, websocketUrl: null, persistedQueries }).execute(
    shippedParams.mutation,
    variables,
    {},
  );
const send = (...request: Parameters<typeof execute>) => execute(...request).toPromise();
const done = { data: { uploaded: true } };

const { id } = shippedParams.mutation;
const operations = (variables: string) =>
  `{"operationName":"useSignOutMutation","variables":${variables},` +
  `"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${id}"}}}`;

/** The expected body, byte by byte; the browser chooses the boundary. */
function multipart(boundary: string, parts: readonly (readonly [head: string, content: string])[]): string {
  const fields = parts.map(
    ([head, content]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`,
  );
  return `${fields.join("")}--${boundary}--\r\n`;
}
const boundaryOf = (type: string | undefined) => /^multipart\/form-data; boundary=(\S+)$/u.exec(type ?? "")?.[1] ?? "";

test.each<[string, () => Variables, string, string, readonly (readonly [string, string])[]]>([
  [
    "a file",
    () => ({ file: new File(["one"], "one.png", { type: "image/png" }) }),
    '{"file":null}',
    '{"0":["variables.file"]}',
    [['name="0"; filename="one.png"\r\nContent-Type: image/png', "one"]],
  ],
  [
    "a list of files",
    () => ({
      files: [new File(["one"], "1.txt", { type: "text/plain" }), new File(["two"], "2.txt", { type: "text/plain" })],
    }),
    '{"files":[null,null]}',
    '{"0":["variables.files.0"],"1":["variables.files.1"]}',
    [
      ['name="0"; filename="1.txt"\r\nContent-Type: text/plain', "one"],
      ['name="1"; filename="2.txt"\r\nContent-Type: text/plain', "two"],
    ],
  ],
  [
    "files deep inside, among what is none; a Blob",
    () => ({
      title: "T",
      input: { cover: null, pages: [{ n: 1 }, { scan: new Blob(["two"]) }] },
      last: new File([], ""),
    }),
    '{"title":"T","input":{"cover":null,"pages":[{"n":1},{"scan":null}]},"last":null}',
    '{"0":["variables.input.pages.1.scan"],"1":["variables.last"]}',
    [
      ['name="0"; filename="blob"\r\nContent-Type: application/octet-stream', "two"],
      ['name="1"; filename=""\r\nContent-Type: application/octet-stream', ""],
    ],
  ],
])("%s: operations, map, then the files, byte by byte", async (_, variables, nulled, map, files) => {
  server.will(acts.answer(done));
  await expect(send(variables())).resolves.toEqual(done);

  const { headers, body, method } = server.requests[0]!;
  const boundary = boundaryOf(headers["content-type"]);
  expect(method).toBe("POST");
  expect(body.toString()).toBe(
    multipart(boundary, [['name="operations"', operations(nulled)], ['name="map"', map], ...files]),
  );
});

test("the headers of every request, the one that causes a preflight, and the key of a mutation", async () => {
  setToken("secret", { shared: false });
  await send({ file: new Blob(["x"]) });
  const { headers } = server.requests[0]!;
  expect(headers).toMatchObject({
    authorization: "Bearer secret",
    "x-typeloop-request": "1",
    accept: expect.stringContaining("application/graphql-response+json"),
  });
  expect(headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/u);
  expect(headers["sentry-trace"]).toBeDefined();
});

test("off: operations contains the text", async () => {
  await send({ file: new Blob(["x"]) }, "off");
  expect(server.requests[0]!.body.toString()).toContain(
    '{"operationName":"useSignOutMutation","variables":{"file":null},"query":"mutation useSignOutMutation',
  );
});

/** Reports the progress of each request, one after another, which jsdom does not. */
function tellProgress(...requests: (readonly number[])[]): void {
  const sendAsItIs = XMLHttpRequest.prototype.send;
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function tellAndSend(this: XMLHttpRequest, body) {
    for (const loaded of requests.shift() ?? [])
      this.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded, total: 4 }));
    sendAsItIs.call(this, body);
  });
}

test.each([
  ["a cut connection", acts.drop],
  ["a server that restarts", acts.status(503)],
])("after %s it is sent again: the same body, the same key, and progress never goes back", async (_, act) => {
  quickTimers();
  const file = new File(["x".repeat(300_000)], "big.bin");
  tellProgress([1, 2], [1, 2, 3], [1, 2, 3, 4]);
  const parts: number[] = [];
  subscribeToUploadProgress(file, (part) => parts.push(part));
  server.will(act, act, acts.answer(done));
  await expect(send({ file })).resolves.toEqual(done);

  expect(server.requests).toHaveLength(3);
  expect(new Set(server.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(
    new Set(
      server.requests.map(({ headers, body }) => body.toString().replaceAll(boundaryOf(headers["content-type"]), "")),
    ).size,
  ).toBe(1);
  expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
});

test("an unreachable server: an error after five attempts, logged once, without the file's name", async () => {
  quickTimers();
  server.will(acts.drop, acts.drop, acts.drop, acts.drop, acts.drop);
  await expect(send({ file: new File(["x"], "secret.png") })).rejects.toMatchObject({ code: "NETWORK" });
  expect(server.requests).toHaveLength(5);
  // In addition to what jsdom logs itself, like browsers.
  expect(written.mock.calls.filter(([line]) => String(line).startsWith("GraphQL"))).toHaveLength(1);
  expect(JSON.stringify(written.mock.calls)).not.toContain("secret");
});

test("an aborted request is canceled, and the server notices", async () => {
  server.will(acts.silence);
  const outcome = jest.fn();
  const waiting = execute({ file: new Blob(["x"]) }).subscribe({ next: outcome, error: outcome });
  await server.until(() => server.requests.length === 1);
  waiting.unsubscribe();
  await server.until(() => server.aborted === 1);
  expect(outcome).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test("an abort before the request is sent prevents it", async () => {
  execute({ file: new Blob(["x"]) })
    .subscribe({})
    .unsubscribe();
  await send({ file: new Blob(["y"]) });
  expect(server.requests.map(({ body }) => body.toString().includes("\r\ny\r\n"))).toEqual([true]);
});

test("a redirect is a failure, although the browser follows it", async () => {
  server.will(acts.redirect(307, "/graphql?elsewhere"), acts.answer(done));
  await expect(send({ file: new Blob(["x"]) })).rejects.toMatchObject({ code: "INTERNAL" });
});

test("a refusal is reported with its code", async () => {
  server.will(acts.refuse("PAYLOAD_TOO_LARGE", 413));
  await expect(send({ file: new Blob(["x"]) })).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect(written).toHaveBeenCalledTimes(1);
});
