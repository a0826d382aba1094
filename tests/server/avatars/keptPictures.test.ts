import sharp from "sharp";
import * as op from "../../support/accountOperations";
import { deleteMyAccount } from "../../support/memberOperations";
import { newMember, password, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, deleteMyAccount] });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server.url);
});

async function upload(background: string): Promise<string> {
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await member.upload(
    op.uploadAvatar,
    { file: null },
    "variables.file",
    new Blob([image as BlobPart]),
  );
  return body.data.uploadAvatar.user.avatarUrl;
}

/** Asks as a browser that keeps the picture from before, and gives what it would show. */
async function askAgain(path: string, tag: string | null) {
  const answer = await fetch(server.url + path, { headers: { "if-none-match": tag ?? "" } });
  return {
    status: answer.status,
    bytes: (await answer.arrayBuffer()).byteLength,
    mayKeep: !answer.headers.get("cache-control")?.includes("no-store"),
  };
}

const tagOf = async (path: string) => (await fetch(server.url + path)).headers.get("etag");

test("a browser shows the picture that it keeps once the server has said that it is still there", async () => {
  const path = await upload("red");
  const tag = await tagOf(path);
  expect(await askAgain(path, tag)).toEqual({ status: 304, bytes: 0, mayKeep: true });
  expect(await askAgain(path, `"other", W/${tag}`)).toEqual({ status: 304, bytes: 0, mayKeep: true });
  expect(await askAgain(path, '"other"')).toMatchObject({ status: 200, bytes: expect.any(Number) });
});

const gone = { status: 404, bytes: expect.any(Number), mayKeep: false };

test("no browser shows the picture of an account that was erased", async () => {
  const path = await upload("red");
  const tag = await tagOf(path);
  expect((await member.run(deleteMyAccount, { password })).answer.__typename).toBe("DeleteMyAccountSuccess");
  expect(await askAgain(path, tag)).toEqual(gone);
  expect(await askAgain(path, "*")).toEqual(gone);
});

test("nor one that was replaced", async () => {
  const path = await upload("red");
  const tag = await tagOf(path);
  const next = await upload("blue");
  expect(next).not.toBe(path);
  expect(await askAgain(path, tag)).toEqual(gone);
});
