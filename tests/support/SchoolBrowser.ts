import type { ProviderConfig } from "../../src/server/externalAccounts/readProviders";
import * as op from "./externalAccountOperations";
import { freePort } from "./freePort";
import { CookieJar, MisbehavingProvider, signInAtProvider } from "./MisbehavingProvider";
import { startTestServer, type TestServer, type TestServerOptions } from "./startTestServer";
import { persisted, WireClient } from "./WireClient";

export type School = { readonly provider: MisbehavingProvider; readonly config: ProviderConfig };

export type ServerWithSchools = {
  readonly server: TestServer;
  readonly siteUrl: string;
  readonly schools: readonly School[];
  close(): Promise<void>;
};

type Setup = Pick<TestServerOptions, "operations"> & {
  /** What the host says of each provider, beside what all need. */
  readonly providers: readonly (Partial<ProviderConfig> & { readonly id: string })[];
};

/** A server with real providers beside it. */
export async function startWithSchools({ operations, providers }: Setup): Promise<ServerWithSchools> {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const schools: School[] = [];
  for (const given of providers) {
    const [clientId, clientSecret] = [`typeloop-${given.id}`, "a secret of the provider"];
    const provider = await MisbehavingProvider.start({ clientId, clientSecret, siteUrl }, given.id);
    const config = {
      name: given.id,
      issuer: new URL(provider.issuer),
      clientId,
      clientSecret,
      scopes: ["openid", "profile"],
      groupClaim: null,
      coachClaim: null,
      endSession: false,
      makesAccounts: true,
      roster: null,
      ...given,
    };
    schools.push({ provider, config });
  }
  const externalSignIn = { publicUrl: siteUrl, providers: schools.map(({ config }) => config) };
  const server = await startTestServer({ operations, port, externalSignIn });
  const close = async () => {
    await server.close();
    for (const { provider } of schools) await provider.close();
  };
  return { server, siteUrl, schools, close };
}

/** What an address of the sign-in page says. */
export type Landing = { readonly problem: string | null; readonly code: string; readonly next: string | null };

/** One browser: its cookies, here and at the providers, and what it does in one tab. */
export class SchoolBrowser {
  readonly jar = new CookieJar();

  constructor(readonly siteUrl: string) {}

  /** Starts to sign in. Gives the address to which the server sends the browser. */
  async begin(provider = "school", query: Readonly<Record<string, string>> = {}): Promise<string> {
    return this.#redirect(`${this.siteUrl}/sign-in/with/${provider}?${new URLSearchParams(query)}`);
  }

  /** Signs in at the provider. Gives the address with which it sends the browser back. */
  async signInThere(account: string, address: string): Promise<string> {
    return signInAtProvider(this.jar, address, account, this.siteUrl);
  }

  /** Opens the address with which the provider sent the browser back. */
  async comeBack(callback: string): Promise<Landing> {
    return landingOf(await this.#redirect(callback));
  }

  /** All three. */
  async signIn(account: string, query: Readonly<Record<string, string>> = {}, provider = "school"): Promise<Landing> {
    return this.comeBack(await this.signInThere(account, await this.begin(provider, query)));
  }

  /** Sends an operation as the page does, with the cookies. */
  async run(operation: string, variables: object, token: string | null = null): Promise<any> {
    const body = JSON.stringify({ variables, extensions: persisted(operation) });
    const client = new WireClient(this.siteUrl, token);
    const answer = await client.post(body, { cookie: this.jar.cookieFor(this.siteUrl) });
    if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
    return Object.values(answer.body.data)[0];
  }

  /** Takes the session that a sign-in has brought. */
  async finish({ code }: Landing, token: string | null = null): Promise<any> {
    return this.run(op.finishExternalSignIn, { input: { code, deviceLabel: "Test" } }, token);
  }

  /** Signs in until there is a session. */
  async enter(account: string, token: string | null = null): Promise<any> {
    return this.finish(await this.signIn(account), token);
  }

  async #redirect(url: string): Promise<string> {
    const response = await this.jar.open(url);
    const location = response.headers.get("location");
    if (location === null) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
    return new URL(location, this.siteUrl).href;
  }
}

export function landingOf(address: string): Landing {
  const { searchParams, hash } = new URL(address);
  const code = hash.replace(/^#hand-over=/u, "");
  return { problem: searchParams.get("problem"), code, next: searchParams.get("next") };
}
