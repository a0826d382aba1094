import { eq } from "drizzle-orm";
import { users, type UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload, RateLimited, Refused } from "../graphql/errors";
import { asPassPhrase } from "../members/asPassPhrase";
import type { Services } from "../services";
import { absorbGuest } from "./absorbGuest";
import { normaliseUsername } from "./normaliseUsername";
import { isPassword } from "./passwords";
import { SignedIn, type NewSignIn } from "./SignedIn";

const SignInInput = builder.inputType("SignInInput", {
  description: "A member who comes back.",
  fields: (t) => ({
    username: t.string({ description: "Capitals and spaces around it make no difference." }),
    password: t.string({ description: "As it was chosen, or as it is on a card." }),
    deviceLabel: t.string({ description: "The device in a few words: shown to the person in session lists. Cut to 80 characters." }),
    shared: t.boolean({ required: false, defaultValue: false, description: "A shared computer: 12 hours instead of 30 days. Null is false." }),
    guestToken: t.string({
      required: false,
      description: "Token of a guest whose results move to this account; the guest and all its sessions end. Null, or a token that is no guest's, moves nothing.",
    }),
  }),
});

type Input = typeof SignInInput.$inferInput;

builder.mutationField("signIn", (t) =>
  t.field({
    type: payload("SignInPayload", SignedIn, ["RefusedError", "RateLimitedError"]),
    description:
      "Opens a session. An unknown name and a wrong password get the same answer (WRONG_CREDENTIALS) after the same time. " +
      "Five tries a minute for each user name, right or wrong. The pass-phrase on the card of an account that was made in a group is also taken with capitals, and with spaces " +
      "or other dashes between its words; that is one try. A password that somebody chose is taken as it was chosen.",
    args: { input: t.arg({ type: SignInInput, description: "Name, password and session." }) },
    resolve: (_root, { input }, { services }) => signIn(services, input),
  }),
);

async function signIn(services: Services, input: Input): Promise<NewSignIn | Refused> {
  const username = normaliseUsername(input.username);
  const wait = await services.rateLimits.take("signIn", username ?? input.username.slice(0, 64));
  if (wait !== null) return new RateLimited(wait);
  // "" is nobody's name: an impossible name takes the same way as an unknown one.
  const [user] = await services.database.select().from(users).where(eq(users.username, username ?? ""));
  const right = await opens(user ?? null, input.password);
  if (right instanceof Refused) return right;
  if (!user || !right) return new Refused("WRONG_CREDENTIALS");
  if (input.guestToken) await absorbGuest(services, input.guestToken, user.id);
  const { token } = await services.sessions.issue({ userId: user.id, deviceLabel: input.deviceLabel, shared: input.shared ?? false });
  return { token, user };
}

/** Whether the password is the account's. How long it takes depends on what was typed, and not on whether the account exists or was made in a group. */
async function opens(user: UserRow | null, typed: string): Promise<boolean | RateLimited> {
  const right = await isPassword(user?.passwordHash ?? null, typed);
  const phrase = right === false ? asPassPhrase(typed) : null;
  return phrase === null ? right : isPassword(user?.madeInGroupId ? user.passwordHash : null, phrase);
}
