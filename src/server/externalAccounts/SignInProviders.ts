import type { Configuration, ServerMetadata } from "openid-client";
import { DomainError } from "../DomainError";
import { isLocal, type ExternalSignInConfig, type ProviderConfig } from "./readProviders";
import { readIdentity, type ExternalIdentity } from "./ExternalIdentity";
import type { ErrorCode } from "../../contract/errorCodes";

/** The path below which people start to sign in with a provider, and come back. */
export const SIGN_IN_PATH = "/sign-in/with";

/** How long to wait for a response of a provider, in seconds. */
const PATIENCE_S = 5;

/** The same when an admin asks, in seconds: the response must be there before the request ends. */
const CHECK_PATIENCE_S = 4;

/** By how much a provider's clock may differ from ours, in seconds. */
const CLOCK_TOLERANCE_S = 60;

/** How long what a provider says about itself (its addresses) is used, in ms. */
const METADATA_MS = 60 * 60_000;

/** What is stored while somebody is at the provider, to check what comes back. */
export type SignInChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** What a provider says about itself; the schema's `SignInProviderState`. */
export type ProviderState = "WORKS" | "AWAY" | "WRONG_ISSUER" | "NO_PROVIDER" | "INCOMPLETE";

type Discovered = { readonly at: number; readonly metadata: Promise<ServerMetadata> };

type Options = {
  readonly config: ExternalSignInConfig;
  /** ms since 1970. */
  readonly now: () => number;
  /** Called with what went wrong between this server and a provider. */
  readonly onError: (error: unknown) => void;
};

/** openid-client is loaded with the first sign-in: most hosts have no provider. */
const load = () => import("openid-client");

/**
 * The providers of this host, by the authorization code flow with PKCE. A provider is asked about its addresses when
 * somebody first signs in with it, so one that is away keeps neither the server nor other providers from working. Its
 * keys are read for each sign-in, so a key that was replaced just now is right.
 */
export class SignInProviders {
  readonly publicUrl: string | null;
  readonly all: readonly ProviderConfig[];
  readonly #options: Options;
  readonly #discovered = new Map<string, Discovered>();

  constructor(options: Options) {
    this.publicUrl = options.config.publicUrl;
    this.all = options.config.providers;
    this.#options = options;
  }

  find(id: string): ProviderConfig | null {
    return this.all.find((provider) => provider.id === id) ?? null;
  }

  /** The provider of a linked account's issuer; null if the host no longer has it. */
  ofIssuer(issuer: string): ProviderConfig | null {
    return this.all.find((provider) => withoutSlash(provider.issuer.href) === withoutSlash(issuer)) ?? null;
  }

  /** Where to send a browser, and what to check when it comes back; SIGN_IN_AWAY if the provider does not respond. */
  async begin(provider: ProviderConfig): Promise<{ address: URL; checks: SignInChecks } | DomainError> {
    return this.#talk(provider, async (client) => {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await this.#connect(provider), {
        redirect_uri: this.callbackOf(provider),
        scope: provider.scopes.join(" "),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
      return { address, checks };
    });
  }

  /**
   * Who signed in, after all checks: issuer, audience, signature, times, nonce, state and PKCE.
   * @param query of the address to which the provider sent the browser back.
   * @returns SIGN_IN_CANCELLED, SIGN_IN_AWAY, or SIGN_IN_UNCONFIRMED when anything does not match.
   */
  async finish(
    provider: ProviderConfig,
    query: string,
    { state, nonce, codeVerifier }: SignInChecks,
  ): Promise<ExternalIdentity | DomainError> {
    return this.#talk(provider, async (client) => {
      const connection = await this.#connect(provider);
      const tokens = await client.authorizationCodeGrant(connection, new URL(`${this.callbackOf(provider)}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no ID token.");
      const more = connection.serverMetadata().userinfo_endpoint
        ? await client
            .fetchUserInfo(connection, tokens.access_token, claims.sub)
            .catch((error: unknown) => this.#report(provider, error))
        : undefined;
      return readIdentity(provider, { ...more, ...claims });
    });
  }

  /** The address at which somebody ends their session at the provider; null if it or the host offers none. */
  async endSessionAddress(provider: ProviderConfig): Promise<URL | DomainError | null> {
    if (!provider.endSession) return null;
    return this.#talk(provider, async (client) => {
      const connection = await this.#connect(provider);
      if (!connection.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(connection, { post_logout_redirect_uri: `${this.publicUrl}/sign-in` });
    });
  }

  /**
   * Asks a provider about itself now, at its issuer and nowhere else: redirects are not followed. If it has all that is
   * needed, this process uses what it says from then on.
   */
  async check(provider: ProviderConfig): Promise<ProviderState> {
    try {
      const metadata = await readMetadata(provider, CHECK_PATIENCE_S);
      if (!isComplete(metadata)) return "INCOMPLETE";
      this.#discovered.set(provider.id, { at: this.#options.now(), metadata: Promise.resolve(metadata) });
      return "WORKS";
    } catch (error) {
      if (isProviderAway(error)) return "AWAY";
      return errorCodeOf(error) === WRONG_ISSUER ? "WRONG_ISSUER" : "NO_PROVIDER";
    }
  }

  /** The address to which a provider sends people back. */
  callbackOf({ id }: ProviderConfig): string {
    return `${this.publicUrl}${SIGN_IN_PATH}/${id}/callback`;
  }

  /** A new connection each time, so that it has no keys from before. */
  async #connect(provider: ProviderConfig): Promise<Configuration> {
    const client = await load();
    const metadata = await this.#discover(provider);
    const { clientId, clientSecret, issuer } = provider;
    const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const authentication = methods.includes("client_secret_basic") ? client.ClientSecretBasic : client.ClientSecretPost;
    const connection = new client.Configuration(
      metadata,
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_S },
      clientSecret === null ? client.None() : authentication(clientSecret),
    );
    connection.timeout = PATIENCE_S;
    client.enableNonRepudiationChecks(connection);
    if (isLocal(issuer.hostname)) client.allowInsecureRequests(connection);
    return connection;
  }

  /** Several at once ask once. What failed is asked again the next time. */
  #discover(provider: ProviderConfig): Promise<ServerMetadata> {
    const { now } = this.#options;
    const before = this.#discovered.get(provider.id);
    if (before && now() - before.at < METADATA_MS) return before.metadata;
    const metadata = readMetadata(provider);
    this.#discovered.set(provider.id, { at: now(), metadata });
    // Another may have been found meanwhile.
    metadata.catch(
      () => this.#discovered.get(provider.id)?.metadata === metadata && this.#discovered.delete(provider.id),
    );
    return metadata;
  }

  async #talk<Result>(
    provider: ProviderConfig,
    work: (client: Awaited<ReturnType<typeof load>>) => Promise<Result>,
  ): Promise<Result | DomainError> {
    try {
      return await work(await load());
    } catch (error) {
      const code = readRefusal(error);
      if (code !== "SIGN_IN_CANCELLED") this.#report(provider, error);
      return new DomainError(code);
    }
  }

  /** The log gets the kind of failure. Never what a provider sent, which may name a person. */
  #report({ id }: ProviderConfig, error: unknown): undefined {
    const what = isProviderAway(error) ? "does not respond" : "sent what cannot be confirmed";
    const given = errorCodeOf(error);
    const code = given === null ? "" : ` (${given})`;
    this.#options.onError(new Error(`The sign-in provider ${id} ${what}${code}.`));
    return undefined;
  }
}

/** Providers publish their issuer with or without a slash at its end. */
export function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/u, "");
}

/** How openid-client says that a provider names another issuer. */
const WRONG_ISSUER = "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";

function errorCodeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error ? String(error.code) : null;
}

/** Whether a provider has all that {@link SignInProviders} needs of it. Those that do not mention PKCE may have it. */
function isComplete(metadata: ServerMetadata): boolean {
  const { authorization_endpoint, token_endpoint, jwks_uri, code_challenge_methods_supported: methods } = metadata;
  const hasAddresses = [authorization_endpoint, token_endpoint, jwks_uri].every(
    (address) => typeof address === "string",
  );
  return hasAddresses && (methods === undefined || methods.includes("S256"));
}

async function readMetadata({ issuer, clientId }: ProviderConfig, patienceS = PATIENCE_S): Promise<ServerMetadata> {
  const client = await load();
  const found = await client.discovery(issuer, clientId, undefined, client.None(), {
    timeout: patienceS,
    execute: isLocal(issuer.hostname) ? [client.allowInsecureRequests] : [],
  });
  return found.serverMetadata();
}

declare module "../Context" {
  interface Services {
    readonly signInProviders: SignInProviders;
  }
}

/** What a provider says when a person declined, or closed its page. */
const canceled = new Set(["access_denied", "login_required", "consent_required", "interaction_required"]);
/** What a provider says when it is out of order (https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1). */
const outOfOrder = new Set(["server_error", "temporarily_unavailable"]);

const networkFailures = /^(?:fetch failed|terminated)$|^(?:ECONN|EHOST|ENET|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT|UND_ERR_)/u;
const timeouts = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "TimeoutError", "AbortError"]);

const MOST_CAUSES = 5;

/** Why a sign-in ended without an account. */
function readRefusal(error: unknown): ErrorCode {
  if (isProviderAway(error)) return "SIGN_IN_AWAY";
  return isAnswerOfAuthorization(error) && canceled.has(error.error) ? "SIGN_IN_CANCELLED" : "SIGN_IN_UNCONFIRMED";
}

/**
 * Whether a provider did not respond, or said itself that it is out of order. Reads properties instead of classes: the
 * errors of `fetch` are of another realm under Jest.
 */
function isProviderAway(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MOST_CAUSES) return false;
  if ("status" in error && typeof error.status === "number" && error.status >= 500) return true;
  if (isAnswerOfAuthorization(error)) return outOfOrder.has(error.error);
  const signs = ["name", "code", "message"].map((key) => String(Reflect.get(error, key) ?? ""));
  if (signs.some((sign) => timeouts.has(sign) || networkFailures.test(sign))) return true;
  return "cause" in error && isProviderAway(error.cause, depth + 1);
}

function isAnswerOfAuthorization(error: unknown): error is { readonly error: string } {
  return (
    typeof error === "object" &&
    error !== null &&
    "error" in error &&
    typeof error.error === "string" &&
    "code" in error &&
    error.code === "OAUTH_AUTHORIZATION_RESPONSE_ERROR"
  );
}
