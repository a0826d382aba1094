import { eq } from "drizzle-orm";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload, RateLimited, Refused } from "../graphql/errors";
import type { Services } from "../services";
import { absorbGuest } from "./absorbGuest";
import { normaliseUsername } from "./normaliseUsername";
import { isPassword } from "./passwords";
import { SignedIn, type NewSignIn } from "./SignedIn";

const SignInInput = builder.inputType("SignInInput", {
  description: "A member who comes back.",
  fields: (t) => ({
    username: t.string({ description: "Capitals and spaces around it make no difference." }),
    password: t.string({ description: "As it was chosen." }),
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
      "Five tries a minute for each user name, right or wrong.",
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
  const right = await isPassword(user?.passwordHash ?? null, input.password);
  if (right instanceof Refused) return right;
  if (!user || !right) return new Refused("WRONG_CREDENTIALS");
  if (input.guestToken) await absorbGuest(services, input.guestToken, user.id);
  const { token } = await services.sessions.issue({ userId: user.id, deviceLabel: input.deviceLabel, shared: input.shared ?? false });
  return { token, user };
}
