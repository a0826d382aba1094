import SchemaBuilder from "@pothos/core";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import "../../../src/server/graphql/fieldGuards";
import { MOST_MARKS, textFault } from "../../../src/contract/limits";
import { openWorld, type World } from "../../support/openWorld";
import { rawRequest, requestBytes } from "../../support/rawRequest";

const marks = "\u0301\u0316".repeat(20_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

const signUp =
  "mutation($input: SignUpInput!) { signUp(input: $input) { ... on Error { code } ... on InvalidInputError { " +
  "issues { path code } } } }";
const account = {
  username: "someone",
  displayName: "Someone",
  password: "a long passphrase of mine",
  deviceLabel: "Test",
};

test("what cannot be read is refused at its path, like any other input that breaks a rule", async () => {
  const { data } = await world.ask(signUp, {
    input: { ...account, displayName: marks, deviceLabel: `a${"\u0301".repeat(MOST_MARKS + 1)}` },
  });
  expect(data.signUp).toEqual({
    code: "BAD_REQUEST",
    issues: [
      { path: "deviceLabel", code: "WRONG_CHARACTERS" },
      { path: "displayName", code: "TOO_LONG" },
    ],
  });
});

test("a place in a list is part of the path, an object within an object is not", async () => {
  const add =
    "mutation($input: AddMembersInput!) { addMembers(input: $input) { ... on InvalidInputError { issues { path " +
    "code } } } }";
  const rows = [{ name: "Emma" }, { name: marks }];
  const added = await world.ask(
    add,
    { input: { groupId: world.known["groupId"], batchId: world.known["batchId"], language: "EN", rows } },
    world.token,
  );
  expect(added.data.addMembers).toEqual({ issues: [{ path: "rows.1.name", code: "TOO_LONG" }] });
  const create =
    "mutation($input: CreateAssignmentInput!) { createAssignment(input: $input) { ... on InvalidInputError { " +
    "issues { path code } } } }";
  const fields = { kind: "GOAL", title: marks, minutes: 5, opensAt: "2026-01-05T10:00:00.000Z" };
  const created = await world.ask(create, { input: { groupId: world.known["groupId"], fields } }, world.token);
  expect(created.data.createAssignment).toEqual({ issues: [{ path: "title", code: "TOO_LONG" }] });
});

test("a payload without field errors gives the code, and a query an error with the code and the path", async () => {
  const signIn = await world.ask(
    "mutation($input: SignInInput!) { signIn(input: $input) { ... on RefusedError { code } } }",
    { input: { username: "someone", password: marks, deviceLabel: "Test" } },
  );
  expect(signIn.data.signIn).toEqual({ code: "TOO_LONG" });
  const { errors } = await world.ask("query($search: String) { texts(search: $search) { edges { cursor } } }", {
    search: marks,
  });
  expect(errors[0].extensions).toEqual({ code: "TOO_LONG", issues: [{ path: "search", code: "TOO_LONG" }] });
});

test("it makes no difference whether a text is a variable or stands in the document", async () => {
  const { errors } = await world.ask(
    `{ texts(search: "${"\u0301".repeat(MOST_MARKS + 1)}") { edges { cursor } } }`,
    {},
  );
  expect(errors[0].extensions.code).toBe("WRONG_CHARACTERS");
});

test("a subscription is refused in the same way", async () => {
  const socket = createClient({ url: `${world.server.url.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket });
  const query = "subscription($groupId: ID!) { groupRacesUpdated(groupId: $groupId) { id } }";
  const answer = await new Promise<any>((resolve) =>
    socket.subscribe(
      { query, variables: { groupId: "a".repeat(401) } },
      { next: resolve, error: resolve, complete: () => resolve(null) },
    ),
  );
  expect(answer.errors[0].extensions).toEqual({ code: "TOO_LONG", issues: [{ path: "groupId", code: "TOO_LONG" }] });
  await socket.dispose();
});

test("variables that are nested deeper than any input are not walked through", async () => {
  const body = `{"query":"{ serverTime }","variables":{"deep":${"[".repeat(40_000)}${"]".repeat(40_000)}}}`;
  const response = await fetch(`${world.server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect([response.status, JSON.parse(await response.text()).errors[0].extensions.code]).toEqual([400, "BAD_REQUEST"]);
});

test("an address of 9,000 characters is not read, and headers of 17,000 bytes are not either", async () => {
  expect(await rawRequest(world.server.url, requestBytes("GET", `/race/${"a".repeat(9_000)}`, []))).toMatch(
    /^HTTP\/1.1 414 /u,
  );
  expect(await rawRequest(world.server.url, requestBytes("GET", "/", [`Cookie: ${"a".repeat(17_000)}`]))).toMatch(
    /^HTTP\/1.1 431 /u,
  );
});

test("a schema with a text that nobody has bounded is not built", () => {
  const build = (options: { maxLength?: number }) => () => {
    const builder = new SchemaBuilder<{ Scalars: { Novel: { Input: string; Output: string } } }>({
      plugins: ["fieldGuards"],
    });
    builder.scalarType("Novel", { serialize: (value) => value });
    builder.queryType({
      fields: (t) => ({
        read: t.boolean({ args: { novel: t.arg({ type: "Novel", ...options }) }, resolve: () => true }),
      }),
    });
    builder.toSchema();
  };
  expect(build({})).toThrow("without a bound: give it a maxLength");
  expect(build({ maxLength: 10 })).not.toThrow();
});

test.each([
  ["", null],
  ["abc", null],
  ["abcd", "TOO_LONG"],
  ["\u0301\u0301\u0301", null],
])("a text of at most three characters: %j is %s", (text, fault) => {
  expect(textFault(text, 3)).toBe(fault);
});

test("30 marks behind a letter are let through, 31 are not, and other letters between them begin anew", () => {
  const run = (count: number) => `e${"\u0301".repeat(count)}`;
  expect([run(30), run(31), run(30) + run(30), `${run(3)}x${run(31)}`].map((text) => textFault(text, 1_000))).toEqual([
    null,
    "WRONG_CHARACTERS",
    null,
    "WRONG_CHARACTERS",
  ]);
});
