import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runDocumentsCommand } from "../../../src/server/documents/documentsCommand";
import { accountOperations, saveResult } from "../../support/accountOperations";
import { newMember, password } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { createRace, raceOperations } from "../../support/raceOperations";
import { startTestServer } from "../../support/startTestServer";
import { projectFile } from "../../support/workshop";

/** The client of the page for teams, as it is written there. */
const readme = readFileSync(projectFile("src/contract/README.md"), "utf8");
const blocks = [...readme.matchAll(/```(?:js|graphql)\n((?:\/\/|#) ([\w.]+)[^]*?)```/gu)].map(
  ([, text = "", name = ""]) => ({ name, text }),
);
const client = blocks.find(({ name }) => name === "client.mjs")!;
const documents = blocks.filter(({ name }) => name.endsWith(".graphql"));

/** One pixel. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("the page holds a client of thirty lines and its documents", () => {
  expect(client.text.trim().split("\n").length).toBeLessThanOrEqual(31);
  expect(documents.map(({ name }) => name)).toEqual([
    "SignIn.graphql",
    "LatestResults.graphql",
    "Picture.graphql",
    "OpenRaces.graphql",
  ]);
});

test("with its documents registered, the client signs in, asks, uploads a picture and follows the open races", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-team-"));
  const put = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  symlinkSync(projectFile("node_modules"), path.join(folder, "node_modules"));
  const documentsFolder = path.join(folder, "registered");
  runDocumentsCommand(["add", ...documents.map(({ name, text }) => put(name, text))], documentsFolder, () => {});
  put(client.name, client.text);
  put("me.png", Buffer.from(png, "base64"));
  const server = await startTestServer({ operations: [...accountOperations, ...raceOperations], documentsFolder });
  const member = await newMember(server.url, "integrator");
  await member.run(saveResult, { input: wordRun() });

  const child = spawn(process.execPath, [client.name, server.url, "integrator", password, "me.png"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let complained = "";
  child.stderr.on("data", (chunk: Buffer) => void (complained += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines = (count: number) =>
    new Promise<readonly any[]>((resolve, reject) => {
      const check = () => {
        const all = said.split("\n").slice(0, -1);
        if (all.length >= count) resolve(all.map((line) => JSON.parse(line)));
      };
      child.stdout.on("data", check);
      child.once("close", () => reject(new Error(`it ended: ${complained}`)));
      check();
    });
  child.stdout.prependListener("data", (chunk: Buffer) => void (said += String(chunk)));
  try {
    const [results, picture, before] = await lines(3);
    expect(results.viewer).toMatchObject({
      displayName: "Somebody",
      results: { edges: [{ node: { wpm: expect.any(Number), accuracy: 100 } }] },
    });
    expect(picture.uploadAvatar).toMatchObject({
      __typename: "UploadAvatarSuccess",
      user: { avatarUrl: expect.stringMatching(/^\/avatars\/.*\.webp$/u) },
    });
    expect(before).toEqual({ raceBoardUpdated: { races: [] } });
    const { createRace: made } = await member.run(createRace, {
      input: { visibility: "OPEN", language: "EN", length: "SHORT" },
    });
    expect((await lines(4))[3]).toEqual({ raceBoardUpdated: { races: [{ code: made.race.code }] } });
    expect(complained).toBe("");
  } finally {
    child.kill();
    await ended;
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
