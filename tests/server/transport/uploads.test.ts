import { mkdtempSync, readdirSync, rmdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { readMultipart, UploadMemory, uploadLimits } from "../../../src/server/transport/uploads/readMultipart";
import { isUploadedFile } from "../../../src/server/files/UploadedFile";
import { sendFailure } from "../../../src/server/transport/responses";
import { RequestFailure } from "../../../src/server/RequestFailure";
import * as op from "../../support/accountOperations";
import { multipartBody, multipartRequest, type Part } from "../../support/multipartBytes";
import { rawRequest } from "../../support/rawRequest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());

const operations = (variables: unknown): Part => ({
  name: "operations",
  value: JSON.stringify({ variables, extensions: persisted(op.uploadAvatar) }),
});
const map = (value: unknown): Part => ({ name: "map", value: JSON.stringify(value) });
const file = (name = "0", value: string | Buffer = "x", filename = "a.png"): Part => ({
  name,
  file: filename,
  type: "image/png",
  value,
});
const ordinary = [operations({ file: null }), map({ 0: ["variables.file"] }), file()];

/** Status and code of an answer after which the connection was closed. */
async function outcome(
  bytes: Buffer,
  options?: { readonly end: boolean },
): Promise<readonly [number, string | undefined]> {
  const answer = await rawRequest(server.url, bytes, options);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return [Number(head.split(" ")[1]), body === "" ? undefined : JSON.parse(body).errors?.[0].extensions.code];
}

const bad = [400, "BAD_UPLOAD"] as const;
const large = [413, "PAYLOAD_TOO_LARGE"] as const;

describe("a form that breaks the rules is refused, and its connection is closed", () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [i, [`variables.files.${i}`]]));
  const nulls = (count: number) => ({ files: Array.from({ length: count }, () => null) });

  test.each<readonly [string, readonly Part[], readonly [number, string]]>([
    ["no map", [operations({ file: null }), file()], bad],
    ["no operations", [map({ 0: ["variables.file"] }), file()], bad],
    ["the file first", [file(), operations({ file: null }), map({ 0: ["variables.file"] })], bad],
    ["the map first", [map({ 0: ["variables.file"] }), operations({ file: null }), file()], bad],
    ["nothing at all", [], bad],
    [
      "operations twice",
      [operations({ file: null }), operations({ file: null }), map({ 0: ["variables.file"] }), file()],
      bad,
    ],
    [
      "map twice",
      [operations({ file: null }), map({ 0: ["variables.file"] }), map({ 0: ["variables.file"] }), file()],
      bad,
    ],
    ["another field", [...ordinary, { name: "more", value: "1" }], bad],
    [
      "a list of operations",
      [
        { name: "operations", value: `[${operations({ file: null }).value}]` },
        map({ 0: ["0.variables.file"] }),
        file(),
      ],
      bad,
    ],
    ["operations that are null", [{ name: "operations", value: "null" }, map({ 0: ["variables.file"] }), file()], bad],
    ["operations that are no JSON", [{ name: "operations", value: "{" }, map({ 0: ["variables.file"] }), file()], bad],
    ["a map that is a list", [operations({ file: null }), map([["variables.file"]]), file()], bad],
    ["a map of no lists", [operations({ file: null }), map({ 0: "variables.file" }), file()], bad],
    ["a map of lists of something else", [operations({ file: null }), map({ 0: [3] }), file()], bad],
    ["a map of empty lists", [operations({ file: null }), map({ 0: [] }), file()], bad],
    ["an empty map", [operations({ file: null }), map({})], bad],
    ["a path to nowhere", [operations({ file: null }), map({ 0: ["variables.other"] }), file()], bad],
    ["a path beyond a null", [operations({ file: null }), map({ 0: ["variables.file.deeper"] }), file()], bad],
    ["a path to something that is there", [operations({ file: "x" }), map({ 0: ["variables.file"] }), file()], bad],
    ["a path beside variables", [{ name: "operations", value: '{"query":null}' }, map({ 0: ["query"] }), file()], bad],
    [
      "a path to all variables",
      [{ name: "operations", value: '{"variables":null}' }, map({ 0: ["variables"] }), file()],
      bad,
    ],
    ["an empty path", [operations({ file: null }), map({ 0: [""] }), file()], bad],
    ["the length of a list", [operations({ files: [null] }), map({ 0: ["variables.files.length"] }), file()], bad],
    ["__proto__", [operations({ file: null }), map({ 0: ["variables.__proto__.polluted"] }), file()], bad],
    [
      "an own __proto__",
      [{ name: "operations", value: '{"variables":{"__proto__":null}}' }, map({ 0: ["variables.__proto__"] }), file()],
      bad,
    ],
    [
      "constructor.prototype",
      [operations({ file: null }), map({ 0: ["variables.constructor.prototype.polluted"] }), file()],
      bad,
    ],
    [
      "a path twice",
      [operations({ file: null }), map({ 0: ["variables.file"], 1: ["variables.file"] }), file("0"), file("1")],
      bad,
    ],
    ["a file that was not sent", [operations({ file: null }), map({ 0: ["variables.file"] })], bad],
    ["a file that map does not name", [...ordinary, file("1")], bad],
    ["a file twice", [...ordinary, file("0")], bad],
    [
      "a part without a name",
      [operations({ file: null }), map({ 0: ["variables.file"] }), { file: "a.png", value: "x" }],
      bad,
    ],
    [
      "NUL in a file's name",
      [operations({ file: null }), map({ 0: ["variables.file"] }), file("0", "x", "a\0.png")],
      bad,
    ],
    ["too many files", [operations(nulls(uploadLimits.files + 1)), map(many(uploadLimits.files + 1))], large],
    [
      "too many paths",
      [
        operations(nulls(uploadLimits.paths + 1)),
        map({ 0: Object.values(many(uploadLimits.paths + 1)).flat() }),
        file(),
      ],
      large,
    ],
    [
      "a file too large",
      [operations({ file: null }), map({ 0: ["variables.file"] }), file("0", Buffer.alloc(uploadLimits.fileBytes + 1))],
      large,
    ],
    [
      "files too large together",
      [operations(nulls(3)), map(many(3)), ...[0, 1, 2].map((i) => file(String(i), Buffer.alloc(4 * 1024 * 1024)))],
      large,
    ],
    [
      "operations too long",
      [operations({ file: null, long: "x".repeat(uploadLimits.fieldBytes) }), map({ 0: ["variables.file"] }), file()],
      large,
    ],
    ["too many parts", [...ordinary, ...Array.from({ length: 20 }, () => ({ name: "more", value: "1" }))], bad],
  ])("%s", async (_, parts, expected) => {
    expect(await outcome(multipartRequest(multipartBody(parts), { connection: "close" }))).toEqual(expected);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  const body = multipartBody(ordinary);
  test.each<readonly [string, Buffer, readonly [number, string]]>([
    [
      "without the header that asks for a preflight",
      multipartRequest(body, { "x-typeloop-request": null, connection: "close" }),
      bad,
    ],
    ["without a boundary", multipartRequest(body, { "content-type": "multipart/form-data", connection: "close" }), bad],
    [
      "with another boundary",
      multipartRequest(body, { "content-type": "multipart/form-data; boundary=other", connection: "close" }),
      bad,
    ],
    ["without its last line", multipartRequest(multipartBody(ordinary, { end: false }), { connection: "close" }), bad],
    [
      "whose file's head does not end",
      multipartRequest(
        Buffer.concat([
          multipartBody(ordinary.slice(0, 2), { end: false }),
          Buffer.from("------typeloop\r\nContent-Disposition: form-data; name="),
        ]),
        { connection: "close" },
      ),
      bad,
    ],
    [
      "that says it is longer than all files may be",
      multipartRequest(body, { "content-length": "20000000", connection: "close" }),
      large,
    ],
  ])("a form %s", async (_, bytes, expected) => expect(await outcome(bytes)).toEqual(expected));

  test("one that is refused before it has all come, too, though more is said to come", async () => {
    const early = multipartBody([file(), ...ordinary]);
    expect(await outcome(multipartRequest(early, { "content-length": String(early.length + 1_000_000) }))).toEqual(bad);
  });

  test("who stops sending and hangs up leaves nothing behind: no file, and the server answers others", async () => {
    // Tests of other files leave theirs in the one that all share.
    const [shared, folder] = [process.env["TMPDIR"], mkdtempSync(path.join(tmpdir(), "typeloop-uploads-"))];
    process.env["TMPDIR"] = folder;
    for (let i = 0; i < 20; i += 1) {
      await new Promise<void>((resolve) => {
        const half = multipartRequest(
          multipartBody([...ordinary.slice(0, 2), file("0", Buffer.alloc(500_000))], { end: false }),
          { "content-length": "900000" },
        );
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () =>
          socket.write(half, () => socket.destroy()),
        );
        socket.on("close", () => resolve());
      });
    }
    expect(await outcome(multipartRequest(body, { connection: "close" }))).toEqual([200, undefined]);
    expect(readdirSync(folder)).toEqual([]);
    if (shared === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = shared;
    rmdirSync(folder);
  });
});

describe("a form that keeps the rules", () => {
  let bare: Server;
  let url: string;
  const memory = new UploadMemory(uploadLimits.totalBytes);
  beforeAll(async () => {
    // The reader on a server of its own, which tells what it was given: the schema takes one file at one place today.
    bare = createServer((request, response) => {
      const share = memory.open();
      response.on("close", share.close);
      readMultipart(request, share).then(
        ({ variables }) =>
          response
            .setHeader("connection", "close")
            .end(
              JSON.stringify(variables, (_, value: unknown) =>
                isUploadedFile(value) ? `${value.name} ${value.mimeType} ${value.bytes}` : value,
              ),
            ),
        (error: unknown) =>
          sendFailure(request, response, error instanceof RequestFailure ? error : new RequestFailure(500, "INTERNAL")),
      );
    });
    await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => bare.close(resolve)));

  const read = async (parts: readonly Part[]) =>
    JSON.parse((await rawRequest(url, multipartRequest(multipartBody(parts)))).split("\r\n\r\n")[1] ?? "");

  test.each([
    ["a single file", { file: null }, { 0: ["variables.file"] }, { file: "a.png image/png one" }],
    [
      "a list",
      { files: [null, null] },
      { 0: ["variables.files.0"], 1: ["variables.files.1"] },
      { files: ["a.png image/png one", "b.png image/png two"] },
    ],
    [
      "nested files",
      { input: { deep: [{ file: null }], title: "t" }, other: null },
      { 0: ["variables.input.deep.0.file"], 1: ["variables.other"] },
      { input: { deep: [{ file: "a.png image/png one" }], title: "t" }, other: "b.png image/png two" },
    ],
    [
      "one file at two places",
      { a: null, b: [null] },
      { 0: ["variables.a", "variables.b.0"] },
      { a: "a.png image/png one", b: ["a.png image/png one"] },
    ],
    [
      "files in another order than map",
      { a: null, b: null },
      { 1: ["variables.b"], 0: ["variables.a"] },
      { a: "a.png image/png one", b: "b.png image/png two" },
    ],
  ])("%s", async (_, variables, places, expected) => {
    const files = [file("0", "one", "a.png"), file("1", "two", "b.png")].slice(0, Object.keys(places).length);
    expect(await read([operations(variables), map(places), ...files])).toEqual(expected);
  });

  test("as many files as are allowed, and an empty one", async () => {
    const names = Array.from({ length: uploadLimits.files }, (_, i) => String(i));
    const parts = [
      operations({ files: names.map(() => null) }),
      map(Object.fromEntries(names.map((name) => [name, [`variables.files.${name}`]]))),
      ...names.map((name) => file(name, "")),
    ];
    expect(await read(parts)).toEqual({ files: names.map(() => "a.png image/png ") });
  });

  test("when the files of others take all memory, it is asked to come again; then there is room", async () => {
    const others = memory.open();
    expect(others.take(uploadLimits.totalBytes)).toBe(true);
    const bytes = multipartRequest(multipartBody(ordinary));
    expect(await rawRequest(url, bytes)).toMatch(
      /^HTTP\/1\.1 503 Service Unavailable\r\n[^]*retry-after: 1\r\n[^]*"code":"TIMED_OUT"/u,
    );
    others.close();
    expect(await rawRequest(url, bytes)).toMatch(/^HTTP\/1\.1 200 OK/u);
    const all = memory.open();
    expect(all.take(uploadLimits.totalBytes)).toBe(true);
    all.close();
  });

  test("of a path in a file's name only the last part is believed", async () => {
    expect(
      await read([operations({ file: null }), map({ 0: ["variables.file"] }), file("0", "x", "../../etc/passwd")]),
    ).toEqual({ file: "passwd image/png x" });
  });

  test("the connection is used again", async () => {
    const two = Buffer.concat([
      multipartRequest(multipartBody(ordinary)),
      multipartRequest(multipartBody(ordinary), { connection: "close" }),
    ]);
    expect((await rawRequest(server.url, two)).match(/HTTP\/1\.1 200/gu)).toHaveLength(2);
  });

  test("whatever happens to a form on its way, it is taken or refused, and the server goes on", async () => {
    const whole = multipartBody([...ordinary.slice(0, 2), file("0", "some content\r\n--almost a boundary")]);
    const damage = fc.record({
      at: fc.nat(whole.length - 1),
      remove: fc.nat(12),
      insert: fc.uint8Array({ maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, remove, insert }) => {
        const damaged = Buffer.concat([whole.subarray(0, at), insert, whole.subarray(at + remove)]);
        const [line = ""] = (await rawRequest(url, multipartRequest(damaged, { connection: "close" }))).split("\r\n");
        expect(line).toMatch(/^HTTP\/1\.1 (?:200|400|413) /u);
      }),
      { numRuns: 300 },
    );
  });
});
