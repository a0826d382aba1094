import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { ResultSummary } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { toCursor } from "../graphql/pagination";
import { ResultNode } from "./ResultNode";
import { TextNode } from "../texts/TextNode";
import { findBestOther, type OtherRuns, selectBestOnTexts, selectOtherRuns, selectResultPage } from "./selectResults";
import { UserNode } from "../users/UserNode";

builder.objectField(ResultNode, "bestOther", (t) =>
  t.field({
    type: ResultNode,
    nullable: true,
    description:
      "The viewer's fastest other verified run of the same kind. Null on results of others, and if there is none.",
    resolve: (result, _args, { viewer, services }) =>
      viewer?.userId === result.userId ? findBestOther(services.database, result) : null,
  }),
);

builder.objectField(TextNode, "best", (t) =>
  t.loadable({
    type: ResultNode,
    nullable: true,
    description: "The viewer's fastest verified result on this text, or on a part of it. Null if there is none.",
    load: (textIds: string[], { viewer, services }) => selectBestOnTexts(services.database, viewer, textIds),
    resolve: (text) => text.id,
  }),
);

const kindArgument = "Only runs of the same kind: mode and amount, language, settings, text or exercise.";

builder.objectField(ResultNode, "earlierRuns", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The viewer's runs saved before this one, newest first. Null on results of others. 25 per page, at most 100.",
      args: { isSameKind: t.arg.boolean({ defaultValue: false, description: kindArgument }) },
      resolve: (result, { isSameKind: onlySame, ...args }, context) =>
        connectRuns(context, result, { isEarlier: true, onlySame }, args),
    },
    { name: "ResultEarlierRunsConnection", description: "A page of earlier runs." },
    UserResultsEdge,
  ),
);

builder.objectField(ResultNode, "otherRuns", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The viewer's other runs, saved before or after this one, newest first. Null on results of others. 25 per " +
        "page, at most 100.",
      args: { isSameKind: t.arg.boolean({ defaultValue: false, description: kindArgument }) },
      resolve: (result, { isSameKind: onlySame, ...args }, context) =>
        connectRuns(context, result, { isEarlier: false, onlySame }, args),
    },
    { name: "ResultOtherRunsConnection", description: "A page of other runs." },
    UserResultsEdge,
  ),
);

type PageArguments = Parameters<typeof resolveCursorConnection>[0]["args"];

/** A page of the viewer's own runs beside one of them; null on results of others. */
function connectRuns({ viewer, services }: Context, result: ResultSummary, which: OtherRuns, args: PageArguments) {
  if (viewer?.userId !== result.userId) return null;
  return resolveCursorConnection<Promise<ResultSummary[]>>({ args, ...pageSizes, toCursor: resultCursor }, (page) =>
    selectOtherRuns(services.database, result, which, page),
  );
}

/** Mutations that save a result return this edge too. */
export const UserResultsEdge = builder.edgeObject({
  type: ResultNode,
  name: "UserResultsEdge",
  description: "A result in the list.",
});

builder.objectField(UserNode, "results", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The account's results, newest first. Null for other users than the viewer. 25 per page, at most 100.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: resultCursor },
          (page) => selectResultPage(services.database, user.id, page),
        );
      },
    },
    { name: "UserResultsConnection", description: "A page of results." },
    UserResultsEdge,
  ),
);

/** The position of a result in its owner's list. */
export function resultCursor(result: ResultSummary): string {
  return toCursor({ at: result.createdAt, id: result.id });
}
