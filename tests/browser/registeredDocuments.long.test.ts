import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RELEASE } from "../../src/contract/protocol";
import { AppProcess, builtForTests } from "../support/startApp";
import { projectFile } from "../support/workshop";

/** No browser is needed: the production build, as a host has it that has nothing else of the project. */
const hashOf = (document: string) => createHash("sha256").update(document).digest("hex");
const text = "query TeamClock { serverTime }\n";
const second = "query SecondClock { serverTime }";
let home: string;
let app: AppProcess;
const folder = () => path.join(home, "documents");

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), "typeloop-host-"));
  mkdirSync(path.join(home, "dist"));
  cpSync(path.join(builtForTests, "server"), path.join(home, "dist/server"), { recursive: true });
  cpSync(projectFile("package.json"), path.join(home, "package.json"));
  symlinkSync(projectFile("node_modules"), path.join(home, "node_modules"));
});
afterAll(async () => {
  await app.stop();
  rmSync(home, { recursive: true });
});

/** What a command on the host says, and its exit code. */
function documents(words: readonly string[], input = "") {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    TYPELOOP_DATA: path.join(home, "data"),
    TYPELOOP_DOCUMENTS_FOLDER: folder(),
    DATABASE_URL: "",
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/server/main.js", "documents", ...words], {
    cwd: home,
    env,
    input,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

async function ask(document: string): Promise<{ readonly status: number; readonly body: any }> {
  const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } });
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
    body,
  });
  return { status: response.status, body: await response.json() };
}

test(
  "a host registers a document with the built server alone; it is served, also after the server was started anew, " +
    "until it is taken out",
  async () => {
    expect(documents(["add", "-"], "query TeamClock { nothing }")).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^Typeloop could not run the documents command: -: Cannot query field "nothing".*Nothing was registered\.\n$/u,
      ),
    });
    expect(documents(["add", "-"], text)).toEqual({
      status: 0,
      said: expect.stringContaining(`${hashOf(text)}  query TeamClock`),
    });
    expect(documents(["add", "-"], second).status).toBe(0);
    expect(documents(["list"])).toEqual({ status: 0, said: expect.stringContaining("2 registered") });
    app = new AppProcess({ TYPELOOP_DOCUMENTS_FOLDER: folder() });
    await app.start();
    for (const document of [text, second])
      expect((await ask(document)).body.data.serverTime).toEqual(expect.any(Number));
    const schema = await fetch(`${app.url}/schema.graphql`);
    expect([schema.status, schema.headers.get("typeloop-release"), (await schema.text()).split(".")[0]]).toEqual([
      200,
      String(RELEASE),
      `# Typeloop release ${RELEASE}`,
    ]);
    expect(documents(["remove", "TeamClock"]).status).toBe(0);
    await app.restart();
    expect((await ask(text)).body.errors[0].extensions.code).toBe("DOCUMENT_UNKNOWN");
    expect((await ask(second)).status).toBe(200);
  },
  120_000,
);

test("a document that does not fit keeps the server from starting, with its file and the way out", async () => {
  const old = "query Old { oldField }";
  writeFileSync(path.join(folder(), `${hashOf(old)}.graphql`), old);
  const refused = new AppProcess({ TYPELOOP_DOCUMENTS_FOLDER: folder() });
  await expect(refused.start()).rejects.toThrow(
    new RegExp(
      `Typeloop could not start: .*${hashOf(old)}\\.graphql: Cannot query field "oldField".*npm ` +
        `run documents -- remove`,
      "u",
    ),
  );
  await refused.stop();
}, 120_000);
