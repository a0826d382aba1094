import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { ResultSummary } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { flaggedExamCursor, flaggedResultCursor, selectFlaggedExams, selectFlaggedResults } from "./selectFlagged";
import { isAllowed } from "../groups/groups";
import { ResultNode } from "../results/ResultNode";
import { ExamNode } from "../exams/ExamNode";
import type { OpenExam } from "../exams/examRules";

builder.objectField(GroupNode, "flagged", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "Results of the group's members that were ever flagged and were saved since their owner joined: those not " +
        "reviewed first, then the newest. Null for viewers who are neither coach nor admin. 25 per page, at most " +
        "100.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: flaggedResultCursor },
          (page) => selectFlaggedResults(services, group.id, page),
        );
      },
    },
    { name: "GroupFlaggedConnection", description: "A page of flagged results." },
    { name: "GroupFlaggedEdge", description: "A flagged result in the list." },
  ),
);

/** Small pages, because each exam is folded from its log. */
const examPages = { defaultSize: 10, maxSize: 25 };

builder.objectField(GroupNode, "flaggedExams", (t) =>
  t.connection(
    {
      type: ExamNode,
      nullable: true,
      description:
        "Exams of the group's members that were ever flagged and were made since the candidate joined: those not " +
        "reviewed first, then the newest. Null for viewers who are neither coach nor admin. 10 per page, at most " +
        "25.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<OpenExam[]>>(
          { args, ...examPages, toCursor: flaggedExamCursor },
          (page) => selectFlaggedExams(services, group.id, page),
        );
      },
    },
    { name: "GroupFlaggedExamsConnection", description: "A page of flagged exams." },
    { name: "GroupFlaggedExamsEdge", description: "A flagged exam in the list." },
  ),
);
