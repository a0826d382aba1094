import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { safePath } from "../../contract/accountRules";
import type { ErrorCode } from "../../contract/errorCodes";
import { DomainError } from "../DomainError";
import type { Services } from "../Context";
import { isSecureSite, readBrowser, rememberBrowser, storeHandOver, storeSignIn, takeSignIn } from "./pendingSignIns";
import type { ProviderConfig } from "./readProviders";
import { SIGN_IN_PATH } from "./SignInProviders";

/** The page that takes over when a browser comes back. */
const PAGE = "/sign-in";

type Request = FastifyRequest<{ Params: { provider: string } }>;

/** Answers one request with the address to go to. */
type Step = (services: Services, provider: ProviderConfig, request: Request, reply: FastifyReply) => Promise<string>;

/**
 * The addresses that browsers open to sign in with a provider, to come back from it, and to end their session there.
 * Each answers with a redirect; what went wrong is told by the sign-in page.
 */
export function registerSignInRoutes(app: FastifyInstance, services: Services): void {
  const { signInProviders } = services;
  if (signInProviders.all.length === 0) return;
  const answer = (step: Step) => async (request: Request, reply: FastifyReply) => {
    void reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    const provider = signInProviders.find(request.params.provider);
    return reply.redirect(
      provider === null ? pageWith("SIGN_IN_OVER") : await step(services, provider, request, reply),
      303,
    );
  };
  app.get(`${SIGN_IN_PATH}/:provider`, answer(begin));
  app.get(`${SIGN_IN_PATH}/:provider/callback`, answer(comeBack));
  app.get(`${SIGN_IN_PATH}/:provider/end`, answer(end));
}

const begin: Step = async (services, provider, request, reply) => {
  const query = queryOf(request);
  const next = safePath(query.get("next"));
  if (await isLimited(services, request)) return pageWith("RATE_LIMITED", next);
  const begun = await services.signInProviders.begin(provider);
  if (begun instanceof DomainError) return pageWith(begun.code, next);
  const { browser, cookie } = rememberBrowser(request.headers, isSecure(services));
  await storeSignIn(services, browser, begun.checks, {
    provider: provider.id,
    next,
    shared: query.has("shared"),
    links: query.has("link"),
  });
  void reply.header("set-cookie", cookie);
  return begun.address.href;
};

const comeBack: Step = async (services, provider, request) => {
  const query = queryOf(request);
  const browser = readBrowser(request.headers, isSecure(services));
  const state = query.get("state");
  const found = browser && state ? await takeSignIn(services, browser, provider.id, state) : null;
  if (!browser || !found) return pageWith("SIGN_IN_OVER");
  const identity = await services.signInProviders.finish(provider, query.toString(), found);
  if (identity instanceof DomainError) return pageWith(identity.code, found.next);
  const { shared, links, next } = found;
  const code = await storeHandOver(services, browser, { provider: provider.id, identity, shared, links });
  // Browsers do not send what follows `#` to servers.
  return `${PAGE}?${new URLSearchParams({ next, ...(links && { link: "1" }) })}#hand-over=${code}`;
};

const end: Step = async (services, provider, request) => {
  if (await isLimited(services, request)) return pageWith("RATE_LIMITED");
  const address = await services.signInProviders.endSessionAddress(provider);
  if (address instanceof DomainError) return pageWith(address.code);
  return address?.href ?? PAGE;
};

async function isLimited({ rateLimits, addressOf }: Services, request: Request): Promise<boolean> {
  return (await rateLimits.take("externalSignIn", addressOf(request.raw))) !== null;
}

function isSecure({ signInProviders }: Services): boolean {
  return isSecureSite(signInProviders.publicUrl);
}

/** Read here because Fastify's parser gives a list when a name is there twice. */
function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}

function pageWith(problem: ErrorCode, next = "/"): string {
  return `${PAGE}?${new URLSearchParams({ problem, ...(next !== "/" && { next }) })}`;
}
