import { builder } from "../graphql/builder";
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
