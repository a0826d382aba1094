import { createGuest, raceOperations, resultById } from "../../support/raceOperations";
import { rawRequest, requestBytes } from "../../support/rawRequest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

let strict: TestServer;
let off: TestServer;
beforeAll(async () => {
  strict = await startTestServer({ operations: raceOperations });
  off = await startTestServer({ operations: raceOperations, documents: "off" });
});
afterAll(async () => {
  await strict.close();
  await off.close();
});

const json = ["Content-Type: application/json"];
const known = (text: string) => JSON.stringify({ extensions: persisted(text) });

describe("the bytes of an answer", () => {
  test("of data", async () => {
    const answer = await rawRequest(
      strict.url,
      requestBytes(
        "POST",
        "/graphql",
        [...json, "Accept: application/graphql-response+json"],
        JSON.stringify({ variables: { id: "" }, extensions: persisted(resultById) }),
      ),
    );
    expect(answer).toBe(
      "HTTP/1.1 200 OK\r\ncontent-type: application/graphql-response+json; charset=utf-8\r\ncontent-length: " +
        "22\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nConnection: close\r\n\r\n" +
        '{"data":{"node":null}}',
    );
  });

  test("of an unknown document", async () => {
    const answer = await rawRequest(strict.url, requestBytes("POST", "/graphql", json, known("{ viewer { id } }")));
    expect(answer).toBe(
      "HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: " +
        "134\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nConnection: close\r\n\r\n" +
        '{"errors":[{"message":"A new version of Typeloop is available. Reload the page to use ' +
        'it.","extensions":{"code":"DOCUMENT_UNKNOWN"}}]}',
    );
  });

  test("of a method that is not taken", async () => {
    const answer = await rawRequest(strict.url, requestBytes("GET", "/graphql", ["Accept: text/html"]));
    expect(answer).toBe(
      "HTTP/1.1 405 Method Not Allowed\r\nallow: POST\r\ncontent-type: application/json; " +
        "charset=utf-8\r\ncontent-length: 73\r\ncache-control: no-store\r\nx-content-type-options: " +
        "nosniff\r\nConnection: close\r\n\r\n" +
        '{"errors":[{"message":"Send POST.","extensions":{"code":"BAD_REQUEST"}}]}',
    );
  });
});

describe("methods", () => {
  test.each(["GET", "PUT", "DELETE", "PATCH"])(
    "strict: %s is 405 with the way that is open, never the page",
    async (method) => {
      for (const where of ["/graphql", `/graphql?query=${encodeURIComponent("{ serverTime }")}`]) {
        const response = await fetch(strict.url + where, { method });
        expect([
          response.status,
          response.headers.get("allow"),
          (await response.json()).errors[0].extensions.code,
        ]).toEqual([405, "POST", "BAD_REQUEST"]);
      }
    },
  );

  test("strict: HEAD too, without a body", async () => {
    const response = await fetch(`${strict.url}/graphql`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([405, ""]);
  });

  test.each(["PUT", "DELETE"])("off: %s is 405", async (method) => {
    const response = await fetch(`${off.url}/graphql`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  test("off: GET runs a query", async () => {
    const response = await fetch(
      `${off.url}/graphql?query=${encodeURIComponent("query Q($id: ID!) { node(id: $id) { id } }")}` +
        `&variables=${encodeURIComponent('{"id":""}')}`,
    );
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([
      200,
      "no-store",
      { data: { node: null } },
    ]);
  });

  test("off: GET never runs a mutation", async () => {
    const response = await fetch(`${off.url}/graphql?query=${encodeURIComponent(createGuest)}`);
    expect([response.status, response.headers.get("allow"), (await response.json()).errors[0].extensions.code]).toEqual(
      [405, "POST", "BAD_REQUEST"],
    );
  });

  test.each(["application/x-www-form-urlencoded", "text/plain", "application/jsonp", ""])(
    "a body of type %j is refused: a form on another site could send it",
    async (type) => {
      const response = await fetch(`${off.url}/graphql`, {
        method: "POST",
        headers: { "content-type": type },
        body: JSON.stringify({ query: "{ serverTime }" }),
      });
      expect(response.status).toBe(415);
    },
  );
});

describe("the page stands in for nothing", () => {
  test.each(["/graphql/", "/graphql/x"])("%s is not found, as JSON", async (where) => {
    const response = await fetch(strict.url + where);
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([404, "NOT_FOUND"]);
  });

  test.each(["/avatars/unknown", "/avatars/", "/avatars/a/b/c"])("%s is not found, as text", async (where) => {
    const response = await fetch(strict.url + where);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      404,
      "text/plain; charset=utf-8",
      "There is no such picture.",
    ]);
  });
});
