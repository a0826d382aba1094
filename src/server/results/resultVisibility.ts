import { and, eq } from "drizzle-orm";
import { results, type ResultRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import { ResultNode } from "./ResultNode";
import { ResultVisibilityEnum } from "./ResultVisibilityEnum";

builder.objectField(ResultNode, "visibility", (t) =>
  t.expose("visibility", { type: ResultVisibilityEnum, description: "Who may read it beside its owner and admins." }),
);

const SetResultVisibilityInput = builder.inputType("SetResultVisibilityInput", {
  description: "Who may read a result from now on.",
  fields: (t) => ({
    resultId: t.id({ description: "Global id of one of the viewer's own results." }),
    visibility: t.field({ type: ResultVisibilityEnum, description: "Who may read it beside its owner and admins." }),
  }),
});

const SetResultVisibilitySuccess = builder
  .objectRef<{ readonly result: ResultRow }>("SetResultVisibilitySuccess")
  .implement({
    description: "It is so from now on.",
    fields: (t) => ({
      result: t.field({
        type: ResultNode,
        resolve: ({ result }) => result,
        description: "The result, with its new visibility.",
      }),
    }),
  });

builder.mutationField("setResultVisibility", (t) =>
  t.field({
    type: payload("SetResultVisibilityPayload", SetResultVisibilitySuccess, ["RefusedError"]),
    description: "Says who may read one of the viewer's own results. Anybody else's is NOT_FOUND, for admins too.",
    args: { input: t.arg({ type: SetResultVisibilityInput, description: "The result, and who may read it." }) },
    resolve: async (_root, { input: { resultId, visibility } }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const id = fromGlobalId("Result", resultId);
      if (id === null) return new Refused("NOT_FOUND");
      const own = and(eq(results.id, id), eq(results.userId, viewer.userId));
      const [result] = await services.database.update(results).set({ visibility }).where(own).returning();
      return result ? { result } : new Refused("NOT_FOUND");
    },
  }),
);
