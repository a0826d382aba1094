import { and, asc, isNull, sql } from "drizzle-orm";
import { assignments, groups } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { AssignmentNode } from "./AssignmentNode";
import { isOut, isSetToMember, selectAssignments } from "./findAssignments";
import { ownProgress } from "./progress/loadProgress";

/** Who has more to do than this has other worries. */
const MOST = 100;

builder.objectField(UserNode, "dueAssignments", (t) =>
  t.field({
    type: [AssignmentNode],
    nullable: true,
    description:
      "What somebody still has to do, in all their groups that are in use: open, set to them and not done; what " +
      "is due first, first, and what is never due last. At most 100. Own only: null on anybody else's.",
    resolve: async (user, _args, context) => {
      const { viewer, services } = context;
      if (viewer?.userId !== user.id) return null;
      const now = new Date(services.now());
      const orderBy = [sql`${assignments.dueAt} asc nulls last`, asc(assignments.opensAt), asc(assignments.id)];
      const mine = and(isSetToMember, isOut(now), isNull(groups.archivedAt));
      const set = await selectAssignments(services.database, viewer, now, mine, { orderBy, limit: MOST });
      const progress = await Promise.all(set.map((assignment) => ownProgress(context).load(assignment)));
      return set.filter((_, at) => progress[at]?.work.doneAt == null);
    },
  }),
);
