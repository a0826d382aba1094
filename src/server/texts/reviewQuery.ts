import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, eq } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { newestFirst } from "../graphql/newestFirst";
import { TextNode } from "./TextNode";
import { textCursor } from "./userTexts";

builder.queryField("textsInReview", (t) =>
  t.connection(
    {
      type: TextNode,
      nullable: true,
      description:
        "Texts that wait for a review, newest first. For admins: null for anybody else. 25 a page, at most 100.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<TextRow[]>>(
          { args, ...pageSizes, toCursor: textCursor },
          (page: ResolveCursorConnectionArgs) => {
            const { where, orderBy } = newestFirst(texts, page);
            return services.database
              .select()
              .from(texts)
              .where(and(eq(texts.status, "IN_REVIEW"), where))
              .orderBy(...orderBy)
              .limit(page.limit);
          },
        );
      },
    },
    { name: "TextsInReviewConnection", description: "A page of texts that wait." },
    { name: "TextsInReviewEdge", description: "A text in the list." },
  ),
);
