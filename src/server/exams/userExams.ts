import { resolveCursorConnection } from "@pothos/plugin-relay";
import { and, eq } from "drizzle-orm";
import { exams } from "../database/schema";
import { builder } from "../graphql/builder";
import { toCursor } from "../graphql/keyset";
import { newestFirst } from "../graphql/newestFirst";
import { UserNode } from "../users/UserNode";
import { ExamNode } from "./ExamNode";
import type { OpenExam } from "./OpenExam";

/** Each is folded from its log. */
const pageSizes = { defaultSize: 10, maxSize: 25 };

builder.objectField(UserNode, "exams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description: "The account's exams, newest first. Own only: null on anybody else. 10 a page, at most 25.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...pageSizes, toCursor: examCursor },
          async (page) => {
            const { where, orderBy } = newestFirst(exams, page);
            const rows = await services.database
              .select()
              .from(exams)
              .where(and(eq(exams.userId, user.id), where))
              .orderBy(...orderBy)
              .limit(page.limit);
            return services.exams.open(rows);
          },
        );
      },
    },
    { name: "UserExamsConnection", description: "A page of exams." },
    { name: "UserExamsEdge", description: "An exam in the list." },
  ),
);

function examCursor({ row }: OpenExam): string {
  return toCursor({ at: row.createdAt, id: row.id });
}
