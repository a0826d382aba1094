import { eq } from "drizzle-orm";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, RateLimited, Refused } from "../graphql/errors";
import { absorbGuest } from "./absorbGuest";
import { isPasswordOf } from "./isPasswordOf";
import { knownDevice, rememberDevice } from "./knownDevice";
import { normaliseUsername } from "./normaliseUsername";
import { SignedIn, type NewSignIn } from "./SignedIn";
import { SignInTries } from "./SignInTries";

const SignInInput = builder.inputType("SignInInput", {
  description: "A member who comes back.",
  fields: (t) => ({
    // An impossible name is answered as an unknown one is, so that far longer ones than there are must be read.
    username: t.string({ maxLength: 5_000, description: "Capitals and spaces around it make no difference." }),
    password: t.string({ description: "As it was chosen, or as it is on a card." }),
    deviceLabel: t.string({
      description: "The device in a few words: shown to the person in session lists. Cut to 80 characters.",
    }),
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description: "A shared computer: 12 hours instead of 30 days. Null is false.",
    }),
    guestToken: t.string({
      required: false,
      description:
        "Token of a guest whose results move to this account; the guest and all its sessions end. Null, or a " +
        "token that is no guest's, moves nothing.",
    }),
  }),
});

type Input = typeof SignInInput.$inferInput;

builder.mutationField("signIn", (t) =>
  t.field({
    type: payload("SignInPayload", SignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session. An unknown name and a wrong password get the same answer (WRONG_CREDENTIALS) after the " +
      "same time. " +
      "Five wrong tries a minute for each user name; a browser that signed in to the account before has five of " +
      "its own, so that nobody can lock somebody out. They are " +
      "counted by network address as well, generously. The pass-phrase on the card of an account that was made in " +
      "a group is also taken with capitals, and with spaces " +
      "or other dashes between its words; that is one try. A password that somebody chose is taken as it was chosen.",
    args: { input: t.arg({ type: SignInInput, description: "Name, password and session." }) },
    resolve: (_root, { input }, context) => signIn(context, input),
  }),
);

async function signIn({ services, address, exchange }: Context, input: Input): Promise<NewSignIn | Refused> {
  const username = normaliseUsername(input.username);
  // "" is nobody's name: an impossible name takes the same way as an unknown one.
  const [user] = await services.database
    .select()
    .from(users)
    .where(eq(users.username, username ?? ""));
  const tries = new SignInTries(services.rateLimits, {
    name: username ?? input.username.slice(0, 64),
    address,
    device: user ? knownDevice(exchange, user) : null,
  });
  const wait = await tries.begin();
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user ?? null, input.password);
  if (right instanceof Refused) return right;
  if (!user || !right) return new Refused("WRONG_CREDENTIALS");
  await tries.succeed();
  rememberDevice(services, exchange, user);
  if (input.guestToken) await absorbGuest(services, input.guestToken, user.id);
  const { token } = await services.sessions.issue({
    userId: user.id,
    deviceLabel: input.deviceLabel,
    shared: input.shared ?? false,
  });
  return { token, user };
}
