import * as op from "../../../support/accountOperations";
import { makeDocx } from "../../../support/makeZip";
import { newGuest, newMember, type Person } from "../../../support/people";
import { startTestServer, type TestServer } from "../../../support/startTestServer";
import { WireClient } from "../../../support/WireClient";

const readTextUpload = `mutation readTextUpload($file: Upload!) { readTextUpload(file: $file) { __typename
  ... on Error { code }
  ... on ReadTextUploadSuccess { texts { title body language changes { kind count } titleIssue bodyIssue } } } }`;

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, readTextUpload] });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server.url);
});

const upload = async (bytes: Buffer, name = "tekst.txt", person: WireClient = member) =>
  (await person.upload(readTextUpload, { file: null }, "variables.file", new Blob([Uint8Array.from(bytes)]), name))
    .body;
const read = async (bytes: Buffer, name?: string) => (await upload(bytes, name)).data.readTextUpload;

test("a Word document becomes a text to type, with what was changed of it", async () => {
  const docx = makeDocx(
    "<w:p><w:r><w:t>De uil</w:t></w:r></w:p><w:p><w:r><w:t>De uil zit in  het bos… en wacht op een " +
      "muis.</w:t></w:r></w:p>",
  );
  expect((await read(docx, "photo.png")).texts).toEqual([
    {
      title: "De uil",
      body: "De uil zit in het bos... en wacht op een muis.",
      language: "NL",
      changes: [
        { kind: "SPACES", count: 1 },
        { kind: "SPELLED_OUT", count: 1 },
      ],
      titleIssue: null,
      bodyIssue: null,
    },
  ]);
});

test("a table is several texts; what is wrong with one is said of that one", async () => {
  const csv = Buffer.from(
    `Titel;Tekst\nUil;Een uil jaagt in de nacht op muizen.\n;te kort\nLang;${"woord ".repeat(4_000)}`,
  );
  const { texts } = await read(csv, "teksten.csv");
  expect(texts.map(({ title, titleIssue, bodyIssue }: any) => [title, titleIssue, bodyIssue])).toEqual([
    ["Uil", null, null],
    ["", "REQUIRED", "TOO_SHORT"],
    ["Lang", null, "TOO_LONG"],
  ]);
});

test.each([
  ["an empty file", "TOO_SHORT", Buffer.alloc(0)],
  ["a picture that calls itself a text", "NOT_A_TEXT_FILE", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])],
  ["letters of another alphabet's bytes", "WRONG_ENCODING", Buffer.from([0xef, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
  ["2,000 texts", "TOO_MANY_ROWS", Buffer.from(`title,text\n${"a,Een tekst die lang genoeg is.\n".repeat(2_000)}`)],
])("%s is refused as %s", async (_, code, bytes) => {
  expect(await read(bytes)).toEqual({ __typename: "RefusedError", code });
});

test("5 MB are read, and not one byte more", async () => {
  const most = Buffer.alloc(5 * 1024 * 1024, "woord ");
  expect((await read(most)).texts[0].bodyIssue).toBe("TOO_LONG");
  expect((await read(Buffer.concat([most, Buffer.from("x")]))).code).toBe("PAYLOAD_TOO_LARGE");
});

test("for members only", async () => {
  const bytes = Buffer.from("Een tekst die lang genoeg is.");
  expect((await upload(bytes, "t.txt", new WireClient(server.url))).data.readTextUpload.code).toBe("NOT_SIGNED_IN");
  expect((await upload(bytes, "t.txt", await newGuest(server.url))).data.readTextUpload.code).toBe("ACCOUNT_NEEDED");
});
