import { readFileSync } from "node:fs";
import { ConfigError } from "../ConfigError";
import { fromGlobalId } from "../globalIds";

/** A group that a value of a claim stands for. */
export type MappedGroup = {
  /** Row id. */
  readonly groupId: string;
  readonly role: "MEMBER" | "COACH";
};

/** A service with which people sign in: an OpenID provider and what the host registered there. */
export type ProviderConfig = {
  /** Part of addresses: `magister`. */
  readonly id: string;
  /** What people call it: `Magister`. */
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  /** Null for a client without a secret, which PKCE protects. */
  readonly clientSecret: string | null;
  readonly scopes: readonly string[];
  /** The claim with groups, and the group of each value; null if the host maps none. */
  readonly groupClaim: { readonly name: string; readonly groups: ReadonlyMap<string, MappedGroup> } | null;
  /** The claim and its values that make somebody a coach of every mapped group; null for none. */
  readonly coachClaim: { readonly name: string; readonly values: ReadonlySet<string> } | null;
  /** Whether people may also end their session at the provider. */
  readonly endSession: boolean;
  /** Whether a first sign-in makes an account, also while sign-up is paused. Otherwise only linked accounts get in. */
  readonly makesAccounts: boolean;
  /** Which claim is which column of users.csv in OneRoster files; null if people are not recognized by these. */
  readonly roster: { readonly claim: string; readonly column: RosterColumn } | null;
};

/** Columns of users.csv in OneRoster files that can say who somebody is at a provider. */
export const rosterColumns = ["sourcedId", "username", "identifier", "email", "userMasterIdentifier"] as const;

export type RosterColumn = (typeof rosterColumns)[number];

/** How people sign in with accounts from elsewhere. */
export type ExternalSignInConfig = {
  /** The origin at which browsers open this server; null if it is not set, and then there are no providers. */
  readonly publicUrl: string | null;
  readonly providers: readonly ProviderConfig[];
};

/** Nobody signs in with an account from elsewhere. */
export const noExternalSignIn: ExternalSignInConfig = { publicUrl: null, providers: [] };

const SETTING = "TYPELOOP_SIGN_IN_PROVIDERS";
const fields = [
  "id",
  "name",
  "issuer",
  "clientId",
  "clientSecret",
  "clientSecretFile",
  "scopes",
  "groupClaim",
  "groups",
  "coachClaim",
  "coachValues",
  "endSession",
  "makesAccounts",
  "rosterClaim",
  "rosterColumn",
];

/**
 * Reads TYPELOOP_PUBLIC_URL and TYPELOOP_SIGN_IN_PROVIDERS, a JSON array of providers.
 * @throws ConfigError with all that is wrong.
 */
export function readExternalSignIn(environment: NodeJS.ProcessEnv): ExternalSignInConfig {
  const [address = "", providersText = ""] = [environment["TYPELOOP_PUBLIC_URL"], environment[SETTING]];
  const publicUrl = address === "" ? null : readPublicUrl(address);
  if (providersText === "") return { publicUrl, providers: [] };
  if (publicUrl === null)
    throw new ConfigError(
      `${SETTING} needs TYPELOOP_PUBLIC_URL, the address to which providers send people back, such as ` +
        "https://typing.example.",
    );
  const mistakes: string[] = [];
  const providers = readList(providersText).map((given, at) => readProvider(given, `${SETTING}[${at}]`, mistakes));
  for (const key of ["id", "issuer"] as const) {
    const values = providers.map((provider) => String(provider[key]));
    const again = values.findIndex((value, at) => value !== "" && values.indexOf(value) < at);
    if (again >= 0) mistakes.push(`${SETTING}[${again}].${key} is that of another provider: give each its own.`);
  }
  const matching = providers.flatMap(({ roster }, at) => (roster === null ? [] : [at]));
  if (matching.length > 1) mistakes.push(`${SETTING}[${matching[1]}].rosterClaim: only one provider can have it.`);
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  return { publicUrl, providers };
}

function readPublicUrl(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/u, "") && isProtected(new URL(text)))
    return new URL(text).origin;
  throw new ConfigError(
    `TYPELOOP_PUBLIC_URL is "${text}": give the address at which browsers open this server, such as ` +
      "https://typing.example, without a path. It must be https, except on localhost.",
  );
}

/** Codes and tokens must not travel in the clear, except on this computer. */
function isProtected({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && isLocal(hostname));
}

/** Whether a host name is this computer's own. */
export function isLocal(hostname: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}

function readList(text: string): readonly unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    // The text holds secrets, so the message repeats none of it.
    throw new ConfigError(`${SETTING} is not JSON: give an array of providers, [{"id": …}].`);
  }
  if (!Array.isArray(list)) throw new ConfigError(`${SETTING} is not an array: give a list of providers, [{"id": …}].`);
  return list;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One provider. What is wrong is added to `mistakes`, each with the name of the field. */
function readProvider(given: unknown, at: string, mistakes: string[]): ProviderConfig {
  if (!isRecord(given)) mistakes.push(`${at} is not an object: give {"id": …, "name": …, "issuer": …, "clientId": …}.`);
  const record = isRecord(given) ? given : {};
  const wrong = (field: string, wanted: string) => void mistakes.push(`${at}.${field}: give ${wanted}.`);
  const text = (field: string, pattern: RegExp, wanted: string): string => {
    const value = record[field];
    if (typeof value === "string" && pattern.test(value)) return value;
    if (isRecord(given)) wrong(field, wanted);
    return "";
  };
  for (const field of Object.keys(record).filter((name) => !fields.includes(name)))
    mistakes.push(`${at}.${field} is not a setting of a provider. There are: ${fields.join(", ")}.`);
  const [endSession, makesAccounts] = [record["endSession"] ?? false, record["makesAccounts"] ?? true];
  if (typeof endSession !== "boolean") wrong("endSession", "true or false");
  if (typeof makesAccounts !== "boolean") wrong("makesAccounts", "true or false");
  const column = rosterColumns.find((name) => name === (record["rosterColumn"] ?? "sourcedId"));
  if (column === undefined) wrong("rosterColumn", `one of ${rosterColumns.join(", ")}`);
  if (record["rosterColumn"] !== undefined && record["rosterClaim"] === undefined)
    wrong("rosterColumn", "it together with rosterClaim");
  const rosterClaim =
    record["rosterClaim"] === undefined ? null : text("rosterClaim", /^.{1,200}$/u, "the name of a claim, such as sub");
  const groups = readGroups(record["groups"], wrong);
  const coachValues = readTexts(record, "coachValues", [], wrong);
  const [groupClaim, coachClaim] = (["groupClaim", "coachClaim"] as const).map((field) =>
    record[field] === undefined ? null : text(field, /^.{1,200}$/u, "the name of a claim, such as groups"),
  );
  if ((groupClaim == null) !== (groups.size === 0)) wrong("groupClaim", "it together with groups, or neither");
  if ((coachClaim == null) !== (coachValues.length === 0)) wrong("coachClaim", "it together with coachValues");
  return {
    id: text("id", /^[a-z0-9-]{1,30}$/u, "1 to 30 of a-z, 0-9 and -, such as magister"),
    name: text("name", /^(?=.*\S)[^\p{C}]{1,40}$/u, "the name on the button, at most 40 characters"),
    issuer: readIssuer(record["issuer"], wrong),
    clientId: text("clientId", /^\S{1,500}$/u, "the client id that the provider issued"),
    clientSecret: readSecret(record, wrong),
    scopes: readTexts(record, "scopes", ["openid", "profile"], wrong),
    groupClaim: groupClaim == null ? null : { name: groupClaim, groups },
    coachClaim: coachClaim == null ? null : { name: coachClaim, values: new Set(coachValues) },
    endSession: endSession === true,
    makesAccounts: makesAccounts === true,
    roster: rosterClaim === null || column === undefined ? null : { claim: rosterClaim, column },
  };
}

type Wrong = (field: string, wanted: string) => void;

function readIssuer(value: unknown, wrong: Wrong): URL {
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : null;
  if (url !== null && isProtected(url) && url.search === "" && url.hash === "") return url;
  wrong("issuer", "the https address of the provider, without a query, such as https://id.example/realms/school");
  return new URL("https://unset.invalid");
}

/** The secret itself, or the first line of a file. */
function readSecret(
  { clientSecret, clientSecretFile }: Readonly<Record<string, unknown>>,
  wrong: Wrong,
): string | null {
  if (clientSecretFile === undefined) {
    if (clientSecret === undefined) return null;
    if (typeof clientSecret === "string" && clientSecret !== "") return clientSecret;
    wrong("clientSecret", "the secret that the provider issued, or leave it out");
    return null;
  }
  if (clientSecret !== undefined) wrong("clientSecretFile", "it or clientSecret, not both");
  try {
    const [secret = ""] = readFileSync(String(clientSecretFile), "utf8").split(/\r?\n/u);
    if (secret !== "") return secret;
  } catch {
    // Reported below, like an empty file.
  }
  wrong("clientSecretFile", "a file that can be read, with the secret in its first line");
  return null;
}

function readTexts(
  record: Readonly<Record<string, unknown>>,
  field: string,
  standard: readonly string[],
  wrong: Wrong,
): readonly string[] {
  const value = record[field] ?? standard;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string" && one !== "");
  const texts: readonly string[] = isList ? value : [];
  if (!isList) wrong(field, `a list of texts, ["…"]`);
  else if (field === "scopes" && !texts.includes("openid")) wrong(field, `"openid" among the scopes`);
  return texts;
}

function readGroups(value: unknown, wrong: Wrong): ReadonlyMap<string, MappedGroup> {
  const groups = new Map<string, MappedGroup>();
  if (value === undefined) return groups;
  if (!isRecord(value)) wrong("groups", `an object with a group for each value, {"3B": {"group": "…"}}`);
  for (const [name, mapped] of Object.entries(isRecord(value) ? value : {})) {
    const { group, role = "MEMBER", ...others } = isRecord(mapped) ? mapped : {};
    const groupId = typeof group === "string" ? fromGlobalId("Group", group.replaceAll("%3D", "=")) : null;
    if (groupId === null)
      wrong(`groups["${name}"].group`, "the id in the address of the group's page (/groups/…), such as R3JvdXA6…");
    if (role !== "MEMBER" && role !== "COACH") wrong(`groups["${name}"].role`, `"MEMBER" or "COACH"`);
    if (Object.keys(others).length > 0) wrong(`groups["${name}"]`, `nothing but "group" and "role"`);
    if (groupId !== null) groups.set(name, { groupId, role: role === "COACH" ? "COACH" : "MEMBER" });
  }
  return groups;
}
