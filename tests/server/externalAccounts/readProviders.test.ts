import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readExternalSignIn } from "../../../src/server/externalAccounts/readProviders";
import { readConfig } from "../../../src/server/readConfig";
import { toGlobalId } from "../../../src/server/globalIds";

const groupId = "00000000-0000-4000-8000-000000000001";
const group = toGlobalId("Group", groupId);
const whole = { id: "magister", name: "Magister", issuer: "https://id.example/realms/school", clientId: "typeloop" };
const read = (providers: unknown, publicUrl = "https://typing.example") =>
  readExternalSignIn({
    TYPELOOP_PUBLIC_URL: publicUrl,
    TYPELOOP_SIGN_IN_PROVIDERS: typeof providers === "string" ? providers : JSON.stringify(providers),
  });

test("without settings there is no provider, and what may be left out has its default", () => {
  expect(readConfig({}).externalSignIn).toEqual({ publicUrl: null, providers: [] });
  expect(read([whole])).toEqual({
    publicUrl: "https://typing.example",
    providers: [
      {
        ...whole,
        issuer: new URL(whole.issuer),
        clientSecret: null,
        scopes: ["openid", "profile"],
        groupClaim: null,
        coachClaim: null,
        endSession: false,
        makesAccounts: true,
        roster: null,
      },
    ],
  });
});

test("all of it", () => {
  const groups = { "3B": { group }, staff: { group: group.replace("=", "%3D"), role: "COACH" } };
  const all = {
    ...whole,
    clientSecret: "secret",
    scopes: ["openid", "email"],
    groupClaim: "groups",
    groups,
    coachClaim: "roles",
    coachValues: ["teacher"],
    endSession: true,
    makesAccounts: false,
    rosterClaim: "email",
    rosterColumn: "email",
  };
  expect(read([all], "http://localhost:4000/").providers[0]).toMatchObject({
    clientSecret: "secret",
    scopes: ["openid", "email"],
    groupClaim: {
      name: "groups",
      groups: new Map([
        ["3B", { groupId, role: "MEMBER" }],
        ["staff", { groupId, role: "COACH" }],
      ]),
    },
    coachClaim: { name: "roles", values: new Set(["teacher"]) },
    endSession: true,
    makesAccounts: false,
    roster: { claim: "email", column: "email" },
  });
});

test("a secret can be in a file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-secret-"));
  const file = path.join(folder, "secret");
  writeFileSync(file, "from a file\n");
  expect(read([{ ...whole, clientSecretFile: file }]).providers[0]?.clientSecret).toBe("from a file");
  expect(() => read([{ ...whole, clientSecretFile: `${file}-missing` }])).toThrow("[0].clientSecretFile: give a file");
  expect(() => read([{ ...whole, clientSecretFile: file, clientSecret: "x" }])).toThrow("not both");
  rmSync(folder, { recursive: true });
});

test.each<[string, unknown, string]>([
  ["not JSON", "[{", "TYPELOOP_SIGN_IN_PROVIDERS is not JSON"],
  ["no list", whole, "TYPELOOP_SIGN_IN_PROVIDERS is not an array"],
  ["no object", ["magister"], "TYPELOOP_SIGN_IN_PROVIDERS[0] is not an object"],
  ["an id with capitals", [{ ...whole, id: "Magister" }], "[0].id: give 1 to 30 of a-z"],
  ["no name", [{ ...whole, name: " " }], "[0].name: give the name on the button"],
  ["an issuer in the clear", [{ ...whole, issuer: "http://id.example" }], "[0].issuer: give the https address"],
  ["no client id", [{ ...whole, clientId: undefined }], "[0].clientId: give the client id"],
  ["an empty secret", [{ ...whole, clientSecret: "" }], "[0].clientSecret: give the secret"],
  ["scopes without openid", [{ ...whole, scopes: ["profile"] }], `[0].scopes: give "openid" among the scopes`],
  ["scopes as a text", [{ ...whole, scopes: "openid" }], `[0].scopes: give a list of texts`],
  ["groups without a claim", [{ ...whole, groups: { a: { group } } }], "[0].groupClaim: give it together with groups"],
  ["a claim without groups", [{ ...whole, groupClaim: "groups" }], "[0].groupClaim: give it together with groups"],
  ["a claim of coaches without values", [{ ...whole, coachClaim: "r" }], "[0].coachClaim: give it together"],
  ["a group by name", [{ ...whole, groupClaim: "g", groups: { a: { group: "3B" } } }], `[0].groups["a"].group: give`],
  [
    "owners",
    [{ ...whole, groupClaim: "g", groups: { a: { group, role: "OWNER" } } }],
    `[0].groups["a"].role: give "MEMBER" or "COACH"`,
  ],
  ["a misspelled field", [{ ...whole, clientID: "x" }], "[0].clientID is not a setting of a provider"],
  ["makesAccounts as a text", [{ ...whole, makesAccounts: "no" }], "[0].makesAccounts: give true or false"],
  ["another roster column", [{ ...whole, rosterClaim: "sub", rosterColumn: "phone" }], "[0].rosterColumn: give one of"],
  ["a roster column without a claim", [{ ...whole, rosterColumn: "email" }], "[0].rosterColumn: give it together with"],
  ["endSession as a text", [{ ...whole, endSession: "yes" }], "[0].endSession: give true or false"],
  ["the same id twice", [whole, { ...whole, issuer: "https://other.example" }], "[1].id is that of another provider"],
  ["the same issuer twice", [whole, { ...whole, id: "other" }], "[1].issuer is that of another provider"],
])("%s is refused with the name of the field", (_, providers, message) => {
  expect(() => read(providers)).toThrow(message);
});

test.each([
  "",
  "typing.example",
  "https://typing.example/path",
  "http://typing.example",
  "https://user@typing.example",
])("the public address %j is refused", (publicUrl) => {
  expect(() => read([whole], publicUrl)).toThrow("TYPELOOP_PUBLIC_URL");
});

test("all mistakes are told at once, and no secret is repeated", () => {
  const environment = {
    PORT: "http",
    TYPELOOP_PUBLIC_URL: "https://typing.example",
    TYPELOOP_SIGN_IN_PROVIDERS: JSON.stringify([{ ...whole, id: "A B", clientSecret: "hush", scopes: [] }]),
  };
  const message = (() => {
    try {
      return JSON.stringify(readConfig(environment));
    } catch (error) {
      return String(error);
    }
  })();
  for (const part of ["PORT", "[0].id", "[0].scopes"]) expect(message).toContain(part);
  expect(message).not.toContain("hush");
});
