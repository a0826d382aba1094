import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { fromGlobalId } from "../../../src/server/globalIds";
import { accountOperations } from "../../support/accountOperations";
import * as op from "../../support/adminPageOperations";
import { externalAccountOperations } from "../../support/externalAccountOperations";
import { freePort } from "../../support/freePort";
import { groupOperations } from "../../support/groupOperations";
import { newAdmin, newGroup } from "../../support/groupPeople";
import { newMember, password, type Person } from "../../support/people";
import { SchoolBrowser, startWithSchools, type ServerWithSchools } from "../../support/SchoolBrowser";

// What admins see of the services with which people sign in, and what a service that is not right is told as.
let setup: ServerWithSchools;
let admin: Person;
/** Answers as `answers` says, by path; what it does not know is not answered at all. */
let other: Server;
const asked: string[] = [];
const issuers: Record<string, string> = {};
const shapes: Readonly<Record<string, (issuer: string) => { status?: number; headers?: object; body: unknown }>> = {
  wrong: () => ({ body: { issuer: "https://evil.example" } }),
  incomplete: (issuer) => ({ body: { issuer } }),
  "old-pkce": (issuer) => ({
    body: {
      issuer,
      authorization_endpoint: `${issuer}/a`,
      token_endpoint: `${issuer}/t`,
      jwks_uri: `${issuer}/k`,
      code_challenge_methods_supported: ["plain"],
    },
  }),
  missing: () => ({ status: 404, body: "Not here" }),
  page: () => ({ headers: { "content-type": "text/html" }, body: "<p>Welcome" }),
  broken: () => ({ status: 503, body: "" }),
  elsewhere: () => ({ status: 302, headers: { location: `${issuers["other"]}/secret` }, body: "" }),
};

beforeAll(async () => {
  other = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    const id = url.split("/")[1] ?? "";
    const shape = shapes[id]?.(`${issuers["other"]}/${id}`);
    if (!shape) return;
    response.writeHead(shape.status ?? 200, { "content-type": "application/json", ...shape.headers });
    response.end(typeof shape.body === "string" ? shape.body : JSON.stringify(shape.body));
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  issuers["other"] = `http://localhost:${address.port}`;
  setup = await startWithSchools({
    operations: [...accountOperations, ...groupOperations, ...externalAccountOperations, ...op.adminPageOperations],
    providers: [
      {
        id: "school",
        name: "Magister",
        makesAccounts: false,
        roster: { claim: "sub", column: "sourcedId" },
        groupClaim: { name: "groups", groups: new Map() },
      },
      { id: "away", issuer: new URL(`http://localhost:${await freePort()}`) },
      ...[...Object.keys(shapes), "silent"].map((id) => ({ id, issuer: new URL(`${issuers["other"]}/${id}`) })),
    ],
  });
  admin = await newAdmin(setup.server);
});
afterAll(async () => {
  await setup.close();
  other.closeAllConnections();
  other.close();
});

const check = async (id: string) => (await admin.run(op.checkSignInProvider, { id })).answer;

test("each service has its addresses, what it may do, its groups and how many use it, and no secrets", async () => {
  const group = await newGroup(await newMember(setup.siteUrl), "3B");
  const mapped = setup.schools[0]!.config.groupClaim!.groups as Map<string, object>;
  mapped.set("staff", { groupId: fromGlobalId("Group", group.id), role: "COACH" });
  mapped.set("gone", { groupId: "00000000-0000-4000-8000-000000000001", role: "MEMBER" });
  const member = await newMember(setup.siteUrl);
  const browser = new SchoolBrowser(setup.siteUrl);
  const { code } = await browser.signIn("linked", { link: "" });
  const linkIt = externalAccountOperations.find((text) => text.startsWith("mutation linkExternalAccount"))!;
  expect((await browser.run(linkIt, { code, password }, member.token)).__typename).toBe("LinkExternalAccountSuccess");
  const { body } = await admin.send(op.providerSetups);
  expect(body.data.signInProviderSetups[0]).toEqual({
    provider: { id: "school", name: "Magister" },
    issuer: new URL(setup.schools[0]!.provider.issuer).href,
    callbackAddress: `${setup.siteUrl}/sign-in/with/school/callback`,
    makesAccounts: false,
    linkedAccounts: 1,
    groupClaim: "groups",
    groups: [
      { value: "staff", name: "3B", isCoach: true },
      { value: "gone", name: null, isCoach: false },
    ],
    rosterClaim: "sub",
    rosterColumn: "sourcedId",
  });
  expect(body.data.signInProviderSetups[1]).toMatchObject({ makesAccounts: true, linkedAccounts: 0, groups: [] });
  expect(JSON.stringify(body)).not.toMatch(/secret/iu);
});

test.each([
  ["school", "WORKS"],
  ["away", "AWAY"],
  ["broken", "AWAY"],
  ["wrong", "WRONG_ISSUER"],
  ["missing", "NO_PROVIDER"],
  ["page", "NO_PROVIDER"],
  ["incomplete", "INCOMPLETE"],
  ["old-pkce", "INCOMPLETE"],
])("the service %s is told as %s", async (id, state) => {
  expect(await check(id)).toEqual({ __typename: "CheckSignInProviderSuccess", state });
});

test("a service that sends elsewhere is not followed", async () => {
  expect(await check("elsewhere")).toMatchObject({ state: "NO_PROVIDER" });
  expect(asked).toContain("/elsewhere/.well-known/openid-configuration");
  expect(asked).not.toContain("/secret");
});

test("a service that never answers is given up before the request ends", async () => {
  const start = Date.now();
  expect(await check("silent")).toMatchObject({ state: "AWAY" });
  expect(Date.now() - start).toBeLessThan(5_000);
});

test("only services of the host are asked, and not without end", async () => {
  const before = asked.length;
  expect(await check(`${issuers["other"]}/missing`)).toMatchObject({ code: "NOT_FOUND" });
  expect(asked.length).toBe(before);
  const answers = await Promise.all(Array.from({ length: 40 }, () => check("missing")));
  expect(answers.some(({ code }) => code === "RATE_LIMITED")).toBe(true);
});

test("once it works again, people sign in with it at once", async () => {
  const provider = setup.schools[0]!.provider;
  provider.away = { path: /well-known/u, how: "503" };
  const later = await newAdmin(setup.server);
  expect((await later.run(op.checkSignInProvider, { id: "school" })).answer).toMatchObject({ state: "AWAY" });
  provider.behave();
  expect((await later.run(op.checkSignInProvider, { id: "school" })).answer).toMatchObject({ state: "WORKS" });
});
