import { startTestServer, type TestServer } from "./startTestServer";
import { runSql } from "./groupPeople";

/**
 * A server that takes any document, without limits on how often, and an admin who is everything that somebody can be in
 * it.
 */
export type World = {
  readonly server: TestServer;
  readonly token: string;
  /** Values of inputs that are there, by the input's name. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Ids of objects, by type. */
  readonly ids: Readonly<Record<string, string>>;
  /** The answer to a document; without a token when `token` is null. */
  ask(document: string, variables: Readonly<Record<string, unknown>>, token?: string | null): Promise<any>;
};

const password = "correct horse";

/** Opens a server with a group, a text, a race, an exam, a result and an assignment in it. */
export async function openWorld(): Promise<World> {
  const server = await startTestServer({ operations: [], documents: "off" });
  // What is measured is what one request takes; how many there may be is another test's matter.
  Object.assign(server.services.rateLimits, {
    take: async () => null,
    look: async () => null,
    giveBack: async () => undefined,
  });
  Object.assign(server.services.guesses, { waitOf: () => null, count: async () => null });
  const ask = async (document: string, variables: Readonly<Record<string, unknown>>, token: string | null = null) => {
    const headers = { "content-type": "application/json", ...(token !== null && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query: document, variables }),
    });
    return JSON.parse(await response.text());
  };
  const run = async (document: string, token: string | null = null) => {
    const { data, errors } = await ask(document, {}, token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { signUp } = await run(
    `mutation { signUp(input: {username: "everybody", displayName: "Everybody",
      password: "${password}", deviceLabel: "Test"}) { ... on SignedIn { token user { id } } } }`,
  );
  const userId: string = signUp.user.id;
  await runSql(server, "update users set role = 'ADMIN'");
  const { signIn } = await run(
    `mutation { signIn(input: {username: "everybody", password:
      "${password}", deviceLabel: "Test"}) { ... on SignedIn { token } } }`,
  );
  const token: string = signIn.token;
  const { createGroup } = await run(
    `mutation { createGroup(name: "3B") { ... on GroupSuccess { group { id joinCode members { edges { node {
      id } } } } } } }`,
    token,
  );
  const { group } = createGroup;
  const { saveText } = await run(
    `mutation { saveText(input: {title: "Own", language: EN, body: "A text that is long enough to be kept."}) {
      ... on SaveTextSuccess { text { id } } } }`,
    token,
  );
  const { createRace } = await run(
    `mutation { createRace(input: {language: EN, visibility: PRIVATE}) { ... on RaceSuccess { race { id code } } } }`,
    token,
  );
  const { createExam } = await run(
    `mutation { createExam(input: {norm: "cbt", language: EN, hasDyslexia: false}) { ... on ExamSuccess { exam {
      id } } } }`,
    token,
  );
  const fields = `{kind: GOAL, title: "Goal", minutes: 5, opensAt: "2026-01-05T10:00:00.000Z"}`;
  const { createAssignment } = await run(
    `mutation { createAssignment(input: {groupId: "${group.id}", fields: ${fields}}) { ... on AssignmentSuccess {
      assignment { id } } } }`,
    token,
  );
  const { viewer } = await run(`{ viewer { sessions { edges { node { id } } } } }`, token);
  const [memberId, sessionId] = [group.members.edges[0].node.id, viewer.sessions.edges[0].node.id];
  const runId = "00000000-0000-4000-8000-000000000001";
  return {
    server,
    token,
    ask,
    known: {
      groupId: group.id,
      toGroupId: group.id,
      memberId,
      fromMemberId: memberId,
      intoMemberId: memberId,
      userId,
      sessionId,
      textId: saveText.text.id,
      code: createRace.race.code,
      examId: createExam.exam.id,
      batchId: runId,
      runId,
      prompt: "a b",
      mode: "CUSTOM",
      kind: "GOAL",
      device: "a-device-of-a-test",
      page: "a-page",
      password,
      current: password,
      next: password,
      username: "everybody",
      id: saveText.text.id,
      norm: "cbt",
      log: "AQ",
      keystrokes: "AQ",
      body: "A text that is long enough to be kept.",
      name: "Emma",
      email: null,
      note: "A note.",
      title: "Title",
    },
    ids: {
      User: userId,
      Group: group.id,
      GroupMember: memberId,
      Race: createRace.race.id,
      Exam: createExam.exam.id,
      Text: saveText.text.id,
      Session: sessionId,
      Assignment: createAssignment.assignment.id,
    },
  };
}
