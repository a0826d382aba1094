import type { PasskeyRow } from "../database/signInSchema";
import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { SignedIn } from "../users/signInMutations";
import { UserNode } from "../users/UserNode";
import { addPasskey, beginPasskey, removePasskey, selectPasskeys, MOST_ANSWER } from "./passkeys";
import { beginPasskeySignIn, signInWithPasskey } from "./passkeySignIn";

const PasskeyObject = builder.objectRef<PasskeyRow>("Passkey").implement({
  description: "A passkey with which a user signs in. Its key is never shown.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("Passkey", id), description: "Opaque global id." }),
    name: t.exposeString("name", { description: "What its user calls it." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was added." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last signed its user in. Null until then.",
    }),
  }),
});

builder.objectField(UserNode, "passkeys", (t) =>
  t.field({
    type: [PasskeyObject],
    nullable: true,
    description: "Their passkeys, first added first. Own only: null for other users.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? selectPasskeys(services.database, id) : null,
  }),
);

const PasskeyOptions = builder.objectRef<{ readonly options: string }>("PasskeyOptions").implement({
  description: "What a browser asks its user's authenticator.",
  fields: (t) => ({
    options: t.exposeString("options", {
      description:
        "JSON of the WebAuthn standard: PublicKeyCredentialCreationOptionsJSON to add a passkey, " +
        "PublicKeyCredentialRequestOptionsJSON to sign in. Its challenge works once, for five minutes.",
    }),
  }),
});

builder.mutationField("beginPasskey", (t) =>
  t.field({
    type: payload("BeginPasskeyPayload", PasskeyOptions, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Begins to add a passkey to the viewer's account: addPasskey of the same session ends it. Members only. " +
      "TOO_MANY_PASSKEYS if there are 10. A password that is missing or wrong is an issue at `password` (REQUIRED, " +
      "WRONG_PASSWORD).",
    args: {
      password: t.arg.string({
        required: false,
        description: "The viewer's current password. Null only for an account without one (User.hasPassword).",
      }),
    },
    resolve: (_root, { password }, context) => beginPasskey(context, password),
  }),
);

const responseDescription = "JSON of the WebAuthn standard, at most 20,000 characters";

const AddPasskeyInput = builder.inputType("AddPasskeyInput", {
  description: "A passkey that the browser made.",
  fields: (t) => ({
    name: t.string({ description: "What to call it, 1 to 40 characters." }),
    response: t.string({ maxLength: MOST_ANSWER, description: `RegistrationResponseJSON: ${responseDescription}.` }),
  }),
});

type Changed = { readonly user: UserRow };

const AddPasskeySuccess = builder.objectRef<Changed>("AddPasskeySuccess").implement({
  description: "The passkey was added.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("addPasskey", (t) =>
  t.field({
    type: payload("AddPasskeyPayload", AddPasskeySuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Adds a passkey to the viewer's account. SIGN_IN_OVER for a challenge that was used, that expired or that " +
      "another session began; PASSKEY_UNCONFIRMED if anything else does not match: the site, the signature, or that " +
      "the authenticator verified its user.",
    args: { input: t.arg({ type: AddPasskeyInput, description: "The passkey." }) },
    resolve: (_root, { input }, context) => addPasskey(context, input),
  }),
);

const RemovePasskeySuccess = builder.objectRef<Changed>("RemovePasskeySuccess").implement({
  description: "The passkey was removed. Sessions that it opened continue.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("removePasskey", (t) =>
  t.field({
    type: payload("RemovePasskeyPayload", RemovePasskeySuccess, ["RefusedError"]),
    description:
      "Removes one of the viewer's passkeys. NOT_FOUND for those of others. ONLY_WAY_IN if the viewer could not " +
      "sign in anymore.",
    args: { id: t.arg.id({ required: true, description: "Global id of the passkey." }) },
    resolve: (_root, { id }, context) => removePasskey(context, id),
  }),
);

builder.mutationField("beginPasskeySignIn", (t) =>
  t.field({
    type: payload("BeginPasskeySignInPayload", PasskeyOptions, ["RefusedError", "RateLimitedError"]),
    description:
      "Begins a sign-in with a passkey: signInWithPasskey ends it, with the cookie that the browser gets here. For " +
      "everyone, with a limit per network address.",
    resolve: (_root, _args, context) => beginPasskeySignIn(context),
  }),
);

const SignInWithPasskeyInput = builder.inputType("SignInWithPasskeyInput", {
  description: "A passkey that the browser used.",
  fields: (t) => ({
    response: t.string({ maxLength: MOST_ANSWER, description: `AuthenticationResponseJSON: ${responseDescription}.` }),
    deviceLabel: t.string({
      description: "A short description of the device, shown to the user in lists of sessions. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "Whether it is a shared computer: 12 hours instead of 30 days. Null is false.",
    }),
    guestToken: t.string({ required: false, description: "Token of a guest whose results move, as in signIn." }),
  }),
});

builder.mutationField("signInWithPasskey", (t) =>
  t.field({
    type: payload("SignInWithPasskeyPayload", SignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session for the account of a passkey. SIGN_IN_OVER for a challenge that was used, that expired or " +
      "that another browser began; ACCOUNT_LOCKED; PASSKEY_UNCONFIRMED if anything else does not match: the passkey, " +
      "the site, the signature, its counter, or that the authenticator verified its user. Failures count as in signIn.",
    args: { input: t.arg({ type: SignInWithPasskeyInput, description: "The passkey and the session." }) },
    resolve: (_root, { input }, context) => signInWithPasskey(context, input),
  }),
);
