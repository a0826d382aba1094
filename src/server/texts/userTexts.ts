import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, eq, ne, type SQL } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../graphql/keyset";
import { newestFirst } from "../graphql/newestFirst";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";
import { TextNode } from "./TextNode";
import { titleHolds } from "./titleHolds";

/** Also what keeping a text gives, for the list to take at its front. */
export const UserTextsEdge = builder.edgeObject({
  type: TextNode,
  name: "UserTextsEdge",
  description: "A text in the list.",
});

builder.objectField(UserNode, "texts", (t) =>
  t.connection(
    {
      type: TextNode,
      nullable: true,
      description:
        "The texts that the account brought, shared or not, without what is archived, newest first. Own only: " +
        "null on anybody else. 25 a page, at most 100.",
      args: {
        search: t.arg.string({ required: false, description: "Only texts whose title holds this, whatever its case." }),
      },
      resolve: (user, { search, ...args }, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        const mine = and(eq(texts.ownerId, user.id), ne(texts.status, "ARCHIVED"), titleHolds(search));
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: textCursor }, (page) =>
          selectPage(services, mine, page),
        );
      },
    },
    { name: "UserTextsConnection", description: "A page of one's own texts." },
    UserTextsEdge,
  ),
);

/** Where a text stands in its owner's list. */
export function textCursor(text: TextRow): string {
  return toCursor({ at: text.createdAt, id: text.id });
}

function selectPage(
  { database }: Services,
  mine: SQL | undefined,
  page: ResolveCursorConnectionArgs,
): Promise<TextRow[]> {
  const { where, orderBy } = newestFirst(texts, page);
  return database
    .select()
    .from(texts)
    .where(and(mine, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}
