import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload, RateLimited } from "../graphql/errors";
import { makeNickname } from "./nicknames";
import { SignedIn } from "./SignedIn";

const CreateGuestInput = builder.inputType("CreateGuestInput", {
  description: "How the guest's session is kept.",
  fields: (t) => ({
    deviceLabel: t.string({
      description:
        "The device in a few words, such as `Firefox on Windows`: shown to the person in session lists. Cut to 80 " +
        "characters.",
    }),
    // Not required: graphql-jit gives no default to a required field (the test inputDefaults says so of all).
    shared: t.boolean({
      required: false,
      defaultValue: false,
      description:
        "A shared computer: 12 hours instead of 30 days. Null is false. The client keeps the token in session storage.",
    }),
  }),
});

builder.mutationField("createGuest", (t) =>
  t.field({
    type: payload("CreateGuestPayload", SignedIn, ["RateLimitedError"]),
    description:
      "Makes a guest with a friendly nickname, who can keep results and race. Open to anybody, so often by one " +
      "network address.",
    args: { input: t.arg({ type: CreateGuestInput, description: "The session." }) },
    resolve: async (_root, { input }, { address, services }) => {
      const wait = await services.rateLimits.take("createGuest", address);
      if (wait !== null) return new RateLimited(wait);
      const values = { role: "GUEST", displayName: makeNickname(), createdAt: new Date(services.now()) } as const;
      const [user] = await services.database.insert(users).values(values).returning();
      if (!user) throw new Error("The database kept no guest.");
      const { token } = await services.sessions.issue({
        userId: user.id,
        deviceLabel: input.deviceLabel,
        shared: input.shared ?? false,
      });
      return { token, user };
    },
  }),
);
