import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import * as op from "../../support/accountOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { raceBoardUpdated } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted, WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, raceBoardUpdated] });
});
afterAll(() => server.close());

const signedInAgain = async (person: Person, deviceLabel = "Other", shared = false) =>
  new WireClient(
    server.url,
    (
      await new WireClient(server.url).run(op.signIn, {
        input: { username: person.username, password, deviceLabel, shared },
      })
    ).signIn.token,
  );
const sessionsOf = async (person: WireClient, page: object = {}) =>
  (await person.run(op.mySessions, page)).viewer.sessions;
const statusOf = async (person: WireClient) => (await person.send(op.viewer)).status;
const revoke = async (person: WireClient, sessionId: string) =>
  (await person.run(op.revokeSession, { input: { sessionId } })).revokeSession;

test("the list holds open sessions, newest first, and says which is this one", async () => {
  const member = await newMember(server.url);
  const phone = await signedInAgain(member, "Phone", true);
  const gone = await signedInAgain(member, "Gone");
  await gone.run(op.signOut);
  const { edges } = await sessionsOf(member);
  expect(edges.map(({ node }: any) => [node.deviceLabel, node.isCurrent])).toEqual([
    ["Phone", false],
    ["Test", true],
  ]);
  const [first, second] = edges.map(({ node }: any) => Date.parse(node.expiresAt) - Date.parse(node.createdAt));
  expect([first, second]).toEqual([12 * 3_600_000, 30 * 24 * 3_600_000]);
  expect((await sessionsOf(phone)).edges[0].node.isCurrent).toBe(true);
});

test("pages: each once, in order; a new session shifts nothing; a foreign cursor is refused", async () => {
  const member = await newMember(server.url);
  for (const label of ["b", "c", "d", "e"]) await signedInAgain(member, label);
  const first = await sessionsOf(member, { first: 2 });
  const name = ({ edges }: any) => edges.map(({ node }: any) => node.deviceLabel);
  expect([name(first), first.pageInfo.hasNextPage]).toEqual([["e", "d"], true]);
  const second = await sessionsOf(member, { first: 2, after: first.pageInfo.endCursor });
  const third = await sessionsOf(member, { first: 2, after: second.pageInfo.endCursor });
  expect([name(second), name(third), third.pageInfo.hasNextPage]).toEqual([["c", "b"], ["Test"], false]);
  expect(name(await sessionsOf(member, { last: 2, before: third.edges[0].cursor }))).toEqual(["c", "b"]);
  for (const after of ["", "nonsense", Buffer.from("1:2").toString("base64url")]) {
    const { body } = await member.send(op.mySessions, { first: 2, after: after || "-" });
    expect(body.errors[0].extensions.code).toBe("BAD_CURSOR");
  }
  expect((await member.send(op.mySessions, { first: -1 })).body.errors[0].extensions.code).toBe("BAD_REQUEST");
});

test("one session ends another; twice is as good as once", async () => {
  const member = await newMember(server.url);
  const other = await signedInAgain(member);
  const id = (await sessionsOf(other)).edges[0].node.id;
  expect(await revoke(member, id)).toEqual({ __typename: "RevokeSessionSuccess", revokedSessionId: id });
  expect(await statusOf(other)).toBe(401);
  expect((await revoke(member, id)).revokedSessionId).toBe(id);
  expect((await member.run(op.sessionNode, { id })).node).toBeNull();
});

test("nobody ends somebody else's session, nor sees it", async () => {
  const [member, stranger] = [await newMember(server.url), await newGuest(server.url)];
  const { id } = (await sessionsOf(member)).edges[0].node;
  for (const sessionId of [
    id,
    member.id,
    "",
    "nonsense",
    Buffer.from("Session:1").toString("base64"),
    Buffer.from("Session:\0").toString("base64"),
  ]) {
    expect(await revoke(stranger, sessionId)).toMatchObject({ __typename: "RefusedError", code: "NOT_FOUND" });
  }
  expect(await statusOf(member)).toBe(200);
  expect((await stranger.run(op.sessionNode, { id })).node).toBeNull();
  expect((await new WireClient(server.url).run(op.sessionNode, { id })).node).toBeNull();
  expect((await member.run(op.sessionNode, { id })).node).toMatchObject({ id, isCurrent: true });
});

test("signing out ends this session only", async () => {
  const member = await newMember(server.url);
  const other = await signedInAgain(member);
  expect((await member.run(op.signOut)).signOut.done).toBe(true);
  expect([await statusOf(member), await statusOf(other)]).toEqual([401, 200]);
});

test("its sockets close within two seconds", async () => {
  const member = await newMember(server.url);
  const other = await signedInAgain(member);
  const closed = new Promise<any>((resolve) => {
    const socket = createClient({
      url: `${server.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: `Bearer ${other.token}` },
    });
    const id = sessionsOf(other).then(({ edges }) => edges[0].node.id);
    socket.subscribe(
      { query: "", extensions: persisted(raceBoardUpdated) },
      { next: async () => void revoke(member, await id), error: resolve, complete: () => resolve("complete") },
    );
  });
  expect(await closed).toMatchObject({ code: 4403 });
});
