import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { SignInProviderObject } from "./externalAccountTypes";
import { checkProvider, type ProviderSetup, selectProviderSetups, type SetupGroup } from "./providerSetups";
import type { ProviderState } from "./SignInProviders";

const SignInProviderGroup = builder.objectRef<SetupGroup>("SignInProviderGroup").implement({
  description: "A group to which a service adds people.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "The value that the service sends in the claim with groups." }),
    name: t.exposeString("name", { nullable: true, description: "The group's name. Null if the group is gone." }),
    isCoach: t.boolean({
      resolve: ({ role }) => role === "COACH",
      description: "Whether people become coaches of it, and not members.",
    }),
  }),
});

/** No node, and without an id of its own: clients normalize by it, and the provider is another object. */
const SignInProviderSetup = builder.objectRef<ProviderSetup>("SignInProviderSetup").implement({
  description: "How a service with which people sign in is set up on this host. Secrets are not part of it.",
  fields: (t) => ({
    provider: t.field({ type: SignInProviderObject, resolve: ({ provider }) => provider, description: "The service." }),
    issuer: t.string({
      resolve: ({ provider }) => provider.issuer.href,
      description: "The address by which the service names itself.",
    }),
    callbackAddress: t.string({
      resolve: ({ provider }, _args, { services }) => services.signInProviders.callbackOf(provider),
      description: "The redirect address to register at the service.",
    }),
    makesAccounts: t.boolean({
      resolve: ({ provider }) => provider.makesAccounts,
      description: "Whether a first sign-in makes an account. Otherwise only linked accounts get in.",
    }),
    linkedAccounts: t.exposeInt("linked", { description: "How many users have linked an account of it." }),
    groupClaim: t.string({
      nullable: true,
      resolve: ({ provider }) => provider.groupClaim?.name ?? null,
      description: "The claim with a person's groups. Null if the host maps none.",
    }),
    groups: t.field({
      type: [SignInProviderGroup],
      resolve: ({ groups }) => [...groups],
      description: "The groups to which its values add people, in the host's order.",
    }),
    rosterClaim: t.string({
      nullable: true,
      resolve: ({ provider }) => provider.roster?.claim ?? null,
      description: "The claim by which people of an imported roster are recognized. Null if they are not.",
    }),
    rosterColumn: t.string({
      nullable: true,
      resolve: ({ provider }) => provider.roster?.column ?? null,
      description: "The column of users.csv with the same value. Null without a claim.",
    }),
  }),
});

builder.queryField("signInProviderSetups", (t) =>
  t.field({
    type: [SignInProviderSetup],
    nullable: true,
    description:
      "How the services with which people sign in are set up, in the host's order. Null for viewers who are not " +
      "admins.",
    resolve: async (_root, _args, context) => (await selectProviderSetups(context))?.slice() ?? null,
  }),
);

const SignInProviderStateEnum = builder.enumType("SignInProviderState", {
  description: "What a service said about itself when it was asked.",
  values: {
    WORKS: { description: "It responds, and with it people can sign in as far as can be seen without signing in." },
    AWAY: { description: "It does not respond within four seconds, or says that it is out of order." },
    WRONG_ISSUER: { description: "It names another issuer than the host's settings." },
    NO_PROVIDER: { description: "Something responds at the address, but it is no OpenID provider." },
    INCOMPLETE: { description: "It is a provider, but lacks something that signing in here needs." },
  } satisfies Record<ProviderState, { description: string }>,
});

const CheckSignInProviderSuccess = builder
  .objectRef<{ readonly state: ProviderState }>("CheckSignInProviderSuccess")
  .implement({
    description: "The service was asked.",
    fields: (t) => ({
      state: t.expose("state", { type: SignInProviderStateEnum, description: "What it said." }),
    }),
  });

builder.mutationField("checkSignInProvider", (t) =>
  t.field({
    type: payload("CheckSignInProviderPayload", CheckSignInProviderSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Asks a service about itself now, at the issuer of the host's settings and nowhere else. For admins (others " +
      "get NOT_ALLOWED). NOT_FOUND for a service that the host has not set up.",
    args: { id: t.arg.id({ required: true, description: "The id of the service, as in `signInProviders`." }) },
    resolve: (_root, { id }, context) => checkProvider(context, id),
  }),
);
