import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { SpeedUnitEnum } from "../graphql/scalars";
import { type NewSignIn, signIn } from "./signIn";
import { createGuest, signUp } from "./signUp";
import { asOwner } from "./groupOnly";
import { UserNode } from "./UserNode";

/** What opens a session answers with. */
export const SignedIn = builder.objectRef<NewSignIn>("SignedIn").implement({
  description: "A session was opened.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description:
        "Bearer token, 43 characters. Shown once and not stored. Each use extends its expiry: 30 days, or 12 " +
        "hours on a shared computer.",
    }),
    user: t.field({
      type: UserNode,
      resolve: ({ user }, _args, context) => asOwner(context, user),
      description: "The user of the session.",
    }),
  }),
});

const SignInInput = builder.inputType("SignInInput", {
  description: "The credentials of a member.",
  fields: (t) => ({
    // Invalid names get the same response as unknown ones, so much longer names must be accepted too.
    username: t.string({ maxLength: 5_000, description: "Case and surrounding spaces are ignored." }),
    password: t.string({ description: "The chosen password, or the one on a card." }),
    deviceLabel: t.string({
      description: "A short description of the device, shown to the user in lists of sessions. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "Whether it is a shared computer: 12 hours instead of 30 days. Null is false.",
    }),
    guestToken: t.string({
      required: false,
      description:
        "Token of a guest whose results move to this account; the guest and all its sessions end. Nothing moves " +
        "if it is null or not a guest's token. TOO_MANY_TEXTS_TOGETHER if both have more than 200 texts together; " +
        "nothing moves then, and no session is opened.",
    }),
  }),
});

builder.mutationField("signIn", (t) =>
  t.field({
    type: payload("SignInPayload", SignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session. An unknown username and a wrong password get the same response (WRONG_CREDENTIALS) after " +
      "the same time. Five wrong attempts per minute and username; a browser that has signed in to the account " +
      "before has five of its own, so that others cannot lock its user out. Attempts are also counted by network " +
      "address, with a generous limit. The password on a card may be typed with capitals, and with spaces or " +
      "other dashes between its words; that counts as one attempt. A password that a user chose must match " +
      "exactly.",
    args: { input: t.arg({ type: SignInInput, description: "Username, password and session." }) },
    resolve: (_root, { input }, context) => signIn(context, input),
  }),
);

/** What both inputs for a new account say of the unit. */
const rememberedUnit = "The unit in which this browser shows speeds. Null for that of the interface's language.";

const SignUpInput = builder.inputType("SignUpInput", {
  description: "A new member. With a guest's token, the guest becomes the member and keeps all results.",
  fields: (t) => ({
    username: t.string({ description: "3 to 20 of `a-z 0-9 _ -`; capitals become lower case. Must be unique." }),
    displayName: t.string({ description: "The name that others see, 1 to 40 characters." }),
    password: t.string({
      description: "8 to 200 characters, and not one of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
    email: t.string({ required: false, description: "Never shown. Null for none." }),
    speedUnit: t.field({
      type: SpeedUnitEnum,
      required: false,
      description: `${rememberedUnit} Ignored with a guest's token, because the guest has their own.`,
    }),
    deviceLabel: t.string({
      description: "A short description of the device, shown to the user in lists of sessions. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "Whether it is a shared computer: 12 hours instead of 30 days. Null is false.",
    }),
  }),
});

builder.mutationField("signUp", (t) =>
  t.field({
    type: payload("SignUpPayload", SignedIn, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a member. With a guest's token, the guest becomes the member, and the returned token replaces the " +
      "guest's. A member's token is refused with ALREADY_A_MEMBER. A username that is taken is an issue at " +
      "`username` (USERNAME_TAKEN).",
    args: { input: t.arg({ type: SignUpInput, description: "The account and its session." }) },
    resolve: (_root, { input }, context) => signUp(context, input),
  }),
);

const CreateGuestInput = builder.inputType("CreateGuestInput", {
  description: "Options of the guest's session.",
  fields: (t) => ({
    deviceLabel: t.string({
      description:
        "A short description of the device, such as `Firefox on Windows`, shown to the user in lists of sessions. " +
        "Cut to 80 characters.",
    }),
    // Not required, because graphql-jit gives required fields no default (covered by the test inputDefaults).
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description:
        "Whether it is a shared computer: 12 hours instead of 30 days. Null is false. The client keeps the token " +
        "in session storage.",
    }),
    speedUnit: t.field({ type: SpeedUnitEnum, required: false, description: rememberedUnit }),
  }),
});

builder.mutationField("createGuest", (t) =>
  t.field({
    type: payload("CreateGuestPayload", SignedIn, ["RateLimitedError"]),
    description:
      "Makes a guest with a friendly nickname, who can save results and race. For everyone, with a limit per " +
      "network address.",
    args: { input: t.arg({ type: CreateGuestInput, description: "The session." }) },
    resolve: (_root, { input }, context) => createGuest(context, input),
  }),
);
