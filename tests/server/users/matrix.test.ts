import * as op from "../../support/accountOperations";
import * as own from "../../support/ownTextOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Every field and mutation of accounts, sessions, texts and results, as every role. `outcome` is the payload's type and
// code, or what is seen.
let server: TestServer;
let owner: Person;
let ids: {
  readonly user: string;
  readonly session: string;
  readonly result: string;
  readonly text: string;
  readonly ownText: string;
};

const readTextUpload = `mutation readTextUpload($file: Upload!) { readTextUpload(file: $file) { __typename
  ... on Error { code } } }`;
const ownText = { title: "Own", language: "EN", body: "A text that is long enough to be kept." };

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, ...own.ownTextOperations, readTextUpload] });
  owner = await newMember(server.url);
  const { saveResult } = await owner.run(op.saveResult, { input: wordRun() });
  const { viewer } = await owner.run(op.mySessions);
  const { texts } = await owner.run(op.texts, { first: 1 });
  const { saveOwnText } = await owner.run(own.saveOwnText, { input: ownText });
  ids = {
    user: owner.id,
    session: viewer.sessions.edges[0].node.id,
    result: saveResult.result.id,
    text: texts.edges[0].node.id,
    ownText: saveOwnText.text.id,
  };
});
afterAll(() => server.close());

const roles = {
  nobody: async () => new WireClient(server.url),
  guest: () => newGuest(server.url),
  "other member": () => newMember(server.url),
  owner: async () => owner,
};
type Role = keyof typeof roles;
type Outcomes = Readonly<Record<Role, unknown>>;

const outcome = (payload: any) => payload.code ?? payload.__typename;
const account = { displayName: "Name", password, deviceLabel: "Test" };
let names = 0;

const matrix: readonly [string, (client: WireClient) => Promise<unknown>, Outcomes][] = [
  [
    "viewer",
    async (client) => (await client.run(op.viewer)).viewer?.role ?? null,
    { nobody: null, guest: "GUEST", "other member": "MEMBER", owner: "MEMBER" },
  ],
  [
    "a user",
    async (client) => (await client.run(op.userNode, { id: ids.user })).node?.displayName ?? null,
    { nobody: null, guest: null, "other member": null, owner: "Somebody" },
  ],
  [
    "a user's sessions",
    async (client) => (await client.run(op.userNode, { id: ids.user })).node?.sessions?.edges.length ?? null,
    { nobody: null, guest: null, "other member": null, owner: 1 },
  ],
  [
    "a user's results",
    async (client) => (await client.run(op.userNode, { id: ids.user })).node?.results?.edges.length ?? null,
    { nobody: null, guest: null, "other member": null, owner: 1 },
  ],
  [
    "a session",
    async (client) => (await client.run(op.sessionNode, { id: ids.session })).node?.deviceLabel ?? null,
    { nobody: null, guest: null, "other member": null, owner: "Test" },
  ],
  [
    "a result",
    async (client) => (await client.run(op.resultNode, { id: ids.result })).node?.mode ?? null,
    { nobody: null, guest: null, "other member": null, owner: "WORDS" },
  ],
  [
    "a text",
    async (client) => (await client.run(op.textNode, { id: ids.text })).node.id === ids.text,
    { nobody: true, guest: true, "other member": true, owner: true },
  ],
  [
    "texts",
    async (client) => (await client.run(op.texts, { first: 3 })).texts.edges.length,
    { nobody: 3, guest: 3, "other member": 3, owner: 3 },
  ],
  [
    "randomText",
    async (client) => (await client.run(op.randomText, { language: "NL" })).randomText.language,
    { nobody: "NL", guest: "NL", "other member": "NL", owner: "NL" },
  ],
  [
    "createGuest",
    async (client) => outcome((await client.run(op.createGuest, { input: { deviceLabel: "Test" } })).createGuest),
    { nobody: "SignedIn", guest: "SignedIn", "other member": "SignedIn", owner: "SignedIn" },
  ],
  [
    "signUp",
    async (client) =>
      outcome((await client.run(op.signUp, { input: { ...account, username: `matrix-${(names += 1)}` } })).signUp),
    { nobody: "SignedIn", guest: "SignedIn", "other member": "ALREADY_A_MEMBER", owner: "ALREADY_A_MEMBER" },
  ],
  [
    "signIn",
    async (client) =>
      outcome(
        (await client.run(op.signIn, { input: { username: owner.username, password, deviceLabel: "Test" } })).signIn,
      ),
    { nobody: "SignedIn", guest: "SignedIn", "other member": "SignedIn", owner: "SignedIn" },
  ],
  [
    "renameMe",
    async (client) => outcome((await client.run(op.renameMe, { input: { displayName: "Somebody" } })).renameMe),
    { nobody: "NOT_SIGNED_IN", guest: "RenameMeSuccess", "other member": "RenameMeSuccess", owner: "RenameMeSuccess" },
  ],
  [
    "saveResult",
    async (client) => outcome((await client.run(op.saveResult, { input: wordRun() })).saveResult),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "SaveResultSuccess",
      "other member": "SaveResultSuccess",
      owner: "SaveResultSuccess",
    },
  ],
  [
    "setResultVisibility",
    async (client) =>
      outcome(
        (await client.run(op.setResultVisibility, { input: { resultId: ids.result, visibility: "ME" } }))
          .setResultVisibility,
      ),
    { nobody: "NOT_SIGNED_IN", guest: "NOT_FOUND", "other member": "NOT_FOUND", owner: "SetResultVisibilitySuccess" },
  ],
  [
    "an own text",
    async (client) => (await client.run(own.readText, { id: ids.ownText })).node?.title ?? null,
    { nobody: null, guest: null, "other member": null, owner: "Own" },
  ],
  [
    "saveOwnText",
    async (client) =>
      outcome((await client.run(own.saveOwnText, { input: { ...ownText, id: ids.ownText } })).saveOwnText),
    { nobody: "NOT_SIGNED_IN", guest: "BAD_REQUEST", "other member": "BAD_REQUEST", owner: "SaveOwnTextSuccess" },
  ],
  [
    "setBookmark",
    async (client) =>
      outcome((await client.run(own.setBookmark, { input: { textId: ids.ownText, position: 3 } })).setBookmark),
    { nobody: "NOT_SIGNED_IN", guest: "BAD_REQUEST", "other member": "BAD_REQUEST", owner: "SetBookmarkSuccess" },
  ],
  [
    "openLesson",
    async (client) => outcome((await client.run(op.openLesson, { lessonId: "us-fj" })).openLesson),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "OpenLessonSuccess",
      "other member": "OpenLessonSuccess",
      owner: "OpenLessonSuccess",
    },
  ],
  [
    "passReading",
    async (client) => outcome((await client.run(op.passReading, { exerciseId: "us-posture.1" })).passReading),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "PassReadingSuccess",
      "other member": "PassReadingSuccess",
      owner: "PassReadingSuccess",
    },
  ],
  [
    "readTextUpload",
    async (client) =>
      outcome(
        (await client.upload(readTextUpload, { file: null }, "variables.file", new Blob([ownText.body]))).body.data
          .readTextUpload,
      ),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "ACCOUNT_NEEDED",
      "other member": "ReadTextUploadSuccess",
      owner: "ReadTextUploadSuccess",
    },
  ],
  [
    "uploadAvatar",
    async (client) =>
      outcome(
        (await client.upload(op.uploadAvatar, { file: null }, "variables.file", new Blob(["no picture"]))).body.data
          .uploadAvatar,
      ),
    { nobody: "NOT_SIGNED_IN", guest: "NOT_ALLOWED", "other member": "NOT_AN_IMAGE", owner: "NOT_AN_IMAGE" },
  ],
  [
    "changePassword",
    async (client) =>
      outcome((await client.run(op.changePassword, { input: { current: password, next: password } })).changePassword),
    {
      nobody: "NOT_SIGNED_IN",
      guest: "NOT_ALLOWED",
      "other member": "ChangePasswordSuccess",
      owner: "ChangePasswordSuccess",
    },
  ],
  // The last of the text, and the last of the owner's session.
  [
    "deleteOwnText",
    async (client) => {
      const { deleteOwnText } = await client.run(own.deleteOwnText, { input: { id: ids.ownText } });
      return [outcome(deleteOwnText), (await owner.run(own.readText, { id: ids.ownText })).node === null];
    },
    {
      nobody: ["NOT_SIGNED_IN", false],
      guest: ["NOT_FOUND", false],
      "other member": ["NOT_FOUND", false],
      owner: ["DeleteOwnTextSuccess", true],
    },
  ],
  [
    "revokeSession",
    async (client) =>
      outcome((await client.run(op.revokeSession, { input: { sessionId: ids.session } })).revokeSession),
    { nobody: "NOT_SIGNED_IN", guest: "NOT_FOUND", "other member": "NOT_FOUND", owner: "RevokeSessionSuccess" },
  ],
];

describe.each(matrix)("%s", (_name, ask, outcomes) => {
  test.each(Object.keys(roles) as Role[])("as %s", async (role) => {
    expect(await ask(await roles[role]())).toEqual(outcomes[role]);
  });
});

test.each(Object.keys(roles).filter((role) => role !== "owner") as Role[])("signOut as %s", async (role) => {
  const client = await roles[role]();
  expect(outcome((await client.run(op.signOut)).signOut)).toBe(role === "nobody" ? "NOT_SIGNED_IN" : "SignedOut");
});
