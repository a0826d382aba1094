import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { SpeedUnitEnum } from "../graphql/scalars";
import { asOwner } from "../users/groupOnly";
import { UserNode } from "../users/UserNode";
import {
  type ExternalAccountRow,
  findPendingLink,
  linkExternalAccount,
  nameOfProvider,
  type PendingLink,
  selectExternalAccounts,
  setPassword,
  unlinkExternalAccount,
} from "./externalAccounts";
import { type ExternalSignIn, finishExternalSignIn } from "./externalSignIn";
import type { ProviderConfig } from "./readProviders";

/** A service with which people sign in, as pages show it. */
export const SignInProviderObject = builder.objectRef<ProviderConfig>("SignInProvider").implement({
  description: "A service with which people can sign in: their school's, for example.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "As the host chose it. A browser starts to sign in at the path `/sign-in/with/` and this.",
    }),
    name: t.exposeString("name", { description: "What people call it." }),
    endsSession: t.exposeBoolean("endSession", {
      description: "Whether the path with `/end` after it also ends the session there.",
    }),
  }),
});

builder.queryField("signInProviders", (t) =>
  t.field({
    type: [SignInProviderObject],
    description: "The services with which people can sign in, in the host's order. Empty when there is none.",
    resolve: (_root, _args, { services }) => [...services.signInProviders.all],
  }),
);

const ExternalAccountObject = builder.objectRef<ExternalAccountRow>("ExternalAccount").implement({
  description: "An account of another service, a school's for example, with which a user signs in.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("ExternalAccount", id), description: "Opaque global id." }),
    provider: t.field({
      type: SignInProviderObject,
      nullable: true,
      resolve: ({ issuer }, _args, { services }) => services.signInProviders.ofIssuer(issuer),
      description: "The service. Null if the host no longer offers it: then no one can sign in with the account.",
    }),
    providerName: t.string({
      resolve: (account, _args, { services }) => nameOfProvider(services, account),
      description: "What people call the service; its host name if the host no longer offers it.",
    }),
    linkedAt: t.expose("linkedAt", { type: "DateTime", description: "When it was linked." }),
    lastUsedAt: t.expose("lastUsedAt", { type: "DateTime", description: "When the user last signed in with it." }),
  }),
});

builder.objectField(UserNode, "externalAccounts", (t) =>
  t.field({
    type: [ExternalAccountObject],
    nullable: true,
    description:
      "The accounts of other services with which they sign in, first linked first. Own only: null for other users.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? selectExternalAccounts(services.database, id) : null,
  }),
);

builder.objectField(UserNode, "hasPassword", (t) =>
  t.boolean({
    nullable: true,
    description: "Whether they can sign in with a password. Own only: null for other users.",
    resolve: ({ id, passwordHash }, _args, { viewer }) => (viewer?.userId === id ? passwordHash !== null : null),
  }),
);

const PendingLinkObject = builder.objectRef<PendingLink>("PendingLink").implement({
  description: "An account of another service that was just confirmed, and is not linked yet.",
  fields: (t) => ({
    provider: t.field({ type: SignInProviderObject, resolve: ({ provider }) => provider, description: "The service." }),
    accountName: t.exposeString("accountName", {
      description: "What its owner signs in with there. Empty if the service did not say.",
    }),
  }),
});

const codeDescription =
  "43 characters: what follows `#hand-over=` in the address to which the browser returned. It works once, and only " +
  "with the cookie that the browser got when it started";

builder.queryField("pendingLink", (t) =>
  t.field({
    type: PendingLinkObject,
    nullable: true,
    description: "What linkExternalAccount would link. Null for codes that do not work or do not link.",
    args: { code: t.arg.string({ required: true, description: `${codeDescription}. Asking does not use it up.` }) },
    resolve: (_root, { code }, context) => findPendingLink(context, code),
  }),
);

const ExternallySignedIn = builder.objectRef<ExternalSignIn>("ExternallySignedIn").implement({
  description: "A session was opened for an account of another service.",
  fields: (t) => ({
    token: t.exposeString("token", { description: "Bearer token, as from signIn." }),
    user: t.field({
      type: UserNode,
      resolve: ({ user }, _args, context) => asOwner(context, user),
      description: "The user of the session.",
    }),
    isShared: t.exposeBoolean("shared", {
      description: "Whether the computer was said to be shared: 12 hours instead of 30 days.",
    }),
  }),
});

const FinishExternalSignInInput = builder.inputType("FinishExternalSignInInput", {
  description: "The end of a sign-in with another service.",
  fields: (t) => ({
    code: t.string({ description: `${codeDescription}, for a minute.` }),
    deviceLabel: t.string({
      description: "A short description of the device, shown to the user in lists of sessions. Cut to 80 characters.",
    }),
    speedUnit: t.field({
      type: SpeedUnitEnum,
      required: false,
      description:
        "The unit in which this browser shows speeds, for a new account. Null for that of the interface's language.",
    }),
  }),
});

builder.mutationField("finishExternalSignIn", (t) =>
  t.field({
    type: payload("FinishExternalSignInPayload", ExternallySignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session for the account that a service confirmed. The first time, it makes a member without a " +
      "password. People are never recognized by a name or an email address. A guest becomes that member, or their " +
      "results move to the existing account (see signIn). ALREADY_A_MEMBER for a member's token. SIGN_IN_OVER for a " +
      "code that was used, has expired or belongs to another browser. ACCOUNT_LOCKED for a locked account. " +
      "ACCOUNT_NOT_LINKED for an account that is not linked, if the service may not make accounts.",
    args: { input: t.arg({ type: FinishExternalSignInInput, description: "The code and the session." }) },
    resolve: (_root, { input }, context) => finishExternalSignIn(context, input),
  }),
);

type Changed = { readonly user: UserRow };

const confirmDescription = "The viewer's current password. Null only for an account without one (User.hasPassword).";

const LinkExternalAccountSuccess = builder.objectRef<Changed>("LinkExternalAccountSuccess").implement({
  description: "The account was linked, now or before.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("linkExternalAccount", (t) =>
  t.field({
    type: payload("LinkExternalAccountPayload", LinkExternalAccountSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Links the account that a service confirmed to the viewer's. Members only. EXTERNAL_ACCOUNT_TAKEN if it is " +
      "linked to another user, ALREADY_LINKED if the viewer has another account of the same service, SIGN_IN_OVER " +
      "as in finishExternalSignIn. A password that is missing or wrong is an issue at `password` (REQUIRED, " +
      "WRONG_PASSWORD), and the code still works.",
    args: {
      code: t.arg.string({ required: true, description: `${codeDescription}, for ten minutes.` }),
      password: t.arg.string({ required: false, description: confirmDescription }),
    },
    resolve: (_root, args, context) => linkExternalAccount(context, args),
  }),
);

const UnlinkExternalAccountSuccess = builder.objectRef<Changed>("UnlinkExternalAccountSuccess").implement({
  description: "The account is no longer linked. Sessions that it opened continue.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("unlinkExternalAccount", (t) =>
  t.field({
    type: payload("UnlinkExternalAccountPayload", UnlinkExternalAccountSuccess, ["RefusedError"]),
    description:
      "Ends the link of one of the viewer's external accounts. NOT_FOUND for those of others. ONLY_WAY_IN if the " +
      "viewer could not sign in any more, because they have no password and no other account.",
    args: { id: t.arg.id({ required: true, description: "Global id of the external account." }) },
    resolve: (_root, { id }, context) => unlinkExternalAccount(context, id),
  }),
);

const SetPasswordInput = builder.inputType("SetPasswordInput", {
  description: "The first password of an account.",
  fields: (t) => ({
    password: t.string({
      description: "8 to 200 characters, and not one of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
  }),
});

const SetPasswordSuccess = builder.objectRef<Changed>("SetPasswordSuccess").implement({
  description: "The account has a password, and all its other sessions have ended.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setPassword", (t) =>
  t.field({
    type: payload("SetPasswordPayload", SetPasswordSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Gives the viewer's account a password, if it has none because it was made with another service. Members " +
      "with a password get NOT_ALLOWED, as guests do: they use changePassword.",
    args: { input: t.arg({ type: SetPasswordInput, description: "The password." }) },
    resolve: (_root, { input }, context) => setPassword(context, input),
  }),
);
