// A real OpenID provider as a process of its own, because its packages exist only as ES modules. It takes its settings
// from the environment and listens on a free port; MisbehavingProvider.ts stands in front of it.
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const { issuer, clients, jwks } = JSON.parse(process.env.TYPELOOP_TEST_OIDC);
const claims = new Map();

const provider = new Provider(issuer, {
  clients,
  jwks,
  cookies: { keys: ["test"] },
  claims: { openid: ["sub"], profile: ["name", "preferred_username", "email", "email_verified", "groups", "roles"] },
  // As Entra, Google and Keycloak do: the claims are in the ID token too.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...claims.get(id) }) }),
});
provider.proxy = true;
process.on("message", ({ account, given }) => {
  claims.set(account, given);
  process.send({ account });
});
process.on("disconnect", () => process.exit());
const server = createServer(provider.callback()).listen(0, "127.0.0.1", () =>
  process.send({ port: server.address().port }),
);
