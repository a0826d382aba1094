import { spawn, type ChildProcess } from "node:child_process";
import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";

type Claims = Readonly<Record<string, unknown>>;
type SigningKey = { readonly kid: string; readonly key: KeyObject; readonly jwk: object };

/** What the front does to an ID token before the client gets it. */
type Token = { readonly claims: Claims; readonly key: SigningKey };

export type TestClient = { readonly clientId: string; readonly clientSecret: string; readonly siteUrl: string };

/** A new key of a provider. */
export function newSigningKey(kid: string): SigningKey {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { kty, n, e } = privateKey.export({ format: "jwk" });
  return { kid, key: privateKey, jwk: { kty, n, e, kid, alg: "RS256", use: "sig" } };
}

/**
 * A real provider (oidc-provider) behind a front that can do what a broken or hostile one would: be away, and change or
 * sign anew the ID tokens that pass through it. Without such orders it changes nothing.
 */
export class MisbehavingProvider {
  readonly issuer: string;
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #front: ReturnType<typeof createServer>;
  readonly firstKey: SigningKey;

  /** Paths that are not answered (`hang`), or only with 503. */
  away: { readonly path: RegExp; readonly how: "hang" | "503" | "drop" } | null = null;
  /** Changes the ID token; null leaves it. */
  tamper: ((token: Token) => Token) | null = null;
  /** What `/jwks` answers; null for the provider's own. */
  publishedKeys: readonly SigningKey[] | null = null;

  private constructor(
    front: ReturnType<typeof createServer>,
    issuer: string,
    child: ChildProcess,
    port: number,
    key: SigningKey,
  ) {
    this.#front = front;
    this.issuer = issuer;
    this.#child = child;
    this.#port = port;
    this.firstKey = key;
    front.on("request", (request, response) => void this.#answer(request, response));
  }

  static async start(
    { clientId, clientSecret, siteUrl }: TestClient,
    providerId: string,
  ): Promise<MisbehavingProvider> {
    const front = createServer().listen(0, "127.0.0.1");
    await once(front, "listening");
    const address = front.address();
    if (address === null || typeof address === "string") throw new Error("The provider has no port.");
    const issuer = `http://localhost:${address.port}`;
    const key = newSigningKey("first");
    const settings = {
      issuer,
      jwks: { keys: [{ ...key.key.export({ format: "jwk" }), kid: key.kid, alg: "RS256", use: "sig" }] },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${siteUrl}/sign-in/with/${providerId}/callback`],
          post_logout_redirect_uris: [`${siteUrl}/sign-in`],
        },
      ],
    };
    const child = spawn(process.execPath, ["--no-warnings", path.resolve("tests/support/oidcProvider.mjs")], {
      env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "test", TYPELOOP_TEST_OIDC: JSON.stringify(settings) },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    process.once("exit", () => child.kill("SIGKILL"));
    const [{ port }] = (await once(child, "message")) as [{ port: number }];
    return new MisbehavingProvider(front, issuer, child, port, key);
  }

  /** Sets what the provider says of an account. */
  async describe(account: string, given: Claims): Promise<void> {
    const done = once(this.#child, "message");
    this.#child.send({ account, given });
    await done;
  }

  /** Behaves again. */
  behave(): void {
    this.away = null;
    this.tamper = null;
    this.publishedKeys = null;
  }

  async close(): Promise<void> {
    this.#front.closeAllConnections();
    this.#front.close();
    const ended = once(this.#child, "exit");
    this.#child.kill();
    await ended;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    if (this.away?.path.test(url)) {
      if (this.away.how === "503") response.writeHead(503).end();
      if (this.away.how === "drop") request.socket.destroy();
      return;
    }
    if (this.publishedKeys && url === "/jwks") {
      const keys = this.publishedKeys.map(({ jwk }) => jwk);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys }));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === "string" && !["connection", "transfer-encoding", "host"].includes(name))
        headers.set(name, value);
    headers.set("x-forwarded-host", request.headers.host ?? "");
    const answer = await fetch(`http://127.0.0.1:${this.#port}${url}`, {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const text = await answer.text();
    const body = url === "/token" && this.tamper && answer.ok ? this.#tampered(text, this.tamper) : text;
    const kept = [...answer.headers].filter(
      ([name]) =>
        !/^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|set-cookie)$/u.test(name),
    );
    response.writeHead(
      answer.status,
      [...kept, ...answer.headers.getSetCookie().map((cookie) => ["set-cookie", cookie])].flat(),
    );
    response.end(body);
  }

  #tampered(body: string, tamper: (token: Token) => Token): string {
    const answer = JSON.parse(body);
    const claims = JSON.parse(Buffer.from(answer.id_token.split(".")[1], "base64url").toString());
    const changed = tamper({ claims, key: this.firstKey });
    return JSON.stringify({ ...answer, id_token: signed(changed) });
  }
}

function signed({ claims, key: { kid, key } }: Token): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const content = `${part({ alg: "RS256", kid })}.${part(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}

/** The cookies of one browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Opens an address without following redirects. */
  async open(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const own = [...this.#cookies].filter(([name]) => name.startsWith(`${host} `));
    const cookie = own.map(([name, value]) => `${name.slice(host.length + 1)}=${value}`).join("; ");
    const response = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const header of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(header) ?? [];
      if (value === "") this.#cookies.delete(`${host} ${name}`);
      else this.#cookies.set(`${host} ${name}`, value);
    }
    return response;
  }

  /** The `Cookie` header for a site. */
  cookieFor(url: string): string {
    const { host } = new URL(url);
    return [...this.#cookies]
      .filter(([name]) => name.startsWith(`${host} `))
      .map(([name, value]) => `${name.slice(host.length + 1)}=${value}`)
      .join("; ");
  }
}

/**
 * Signs in at the provider as a person would, by its forms, from the address to which our server sent the browser.
 * @returns the address on our server to which the provider sends the browser back.
 */
export async function signInAtProvider(
  jar: CookieJar,
  address: string,
  account: string,
  siteUrl: string,
): Promise<string> {
  let next = address;
  for (let steps = 0; steps < 20; steps += 1) {
    if (next.startsWith(siteUrl)) return next;
    const response = await jar.open(next);
    const location = response.headers.get("location");
    if (location !== null) {
      next = new URL(location, next).href;
      continue;
    }
    const page = await response.text();
    const [, action, prompt] = /action="([^"]+)"[^]*?name="prompt" value="(\w+)"/u.exec(page) ?? [];
    if (action === undefined) throw new Error(`The provider shows no form at ${next}: ${page.slice(0, 2_000)}`);
    const form = new URLSearchParams({
      prompt: prompt ?? "",
      ...(prompt === "login" && { login: account, password: "x" }),
    });
    const sent = await jar.open(new URL(action, next), { method: "POST", body: form });
    next = new URL(sent.headers.get("location") ?? "", next).href;
  }
  throw new Error("The provider sends the browser in circles.");
}
