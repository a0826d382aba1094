import { builder } from "../graphql/builder";

/** Who may read a result beside its owner and admins. */
export const ResultVisibilityEnum = builder.enumType("ResultVisibility", {
  description: "Who may read a result beside its owner and admins.",
  values: {
    ME: { description: "Nobody." },
    GROUP: { description: "Whoever is in a group with its owner." },
    ALL: { description: "Whoever has its id, with an account or without." },
  } as const,
});
