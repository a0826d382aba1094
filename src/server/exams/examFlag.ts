import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import type { Database } from "../database/Database";
import { exams } from "../database/schema";
import { FlagReasonEnum } from "../fairness/FlagReasonEnum";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { activelyCoachesOwner, coachesOwner } from "../results/visibleTo";
import { UserNode } from "../users/UserNode";
import { ExamNode } from "./ExamNode";

type ExamFlag = {
  readonly reason: FlagReason;
  readonly isCleared: boolean;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

const ExamFlagObject = builder.objectRef<ExamFlag>("ExamFlag").implement({
  description: "That the attempt that counts stands out, and what somebody who looked at it decided.",
  fields: (t) => ({
    reason: t.expose("reason", { type: FlagReasonEnum, description: "Why." }),
    isCleared: t.exposeBoolean("isCleared", {
      description:
        "Whether a coach or an admin lets it count. Until then there is no certificate, and no exercise is passed " +
        "by it.",
    }),
    reviewedAt: t.expose("reviewedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a coach or an admin decided. Null before that.",
    }),
    reviewedBy: t.field({
      type: UserNode,
      nullable: true,
      resolve: ({ reviewedBy }) => reviewedBy,
      description: "Who decided. Null before that, and when the account is gone.",
    }),
    isReviewable: t.exposeBoolean("isReviewable", { description: "Whether the viewer may decide (`reviewExam`)." }),
  }),
});

builder.objectField(ExamNode, "flag", (t) =>
  t.loadable({
    type: ExamFlagObject,
    nullable: true,
    description:
      "That it was flagged once, when it was passed. For its candidate, for coaches of a group in which the " +
      "candidate was when it was made, and for admins. Null for one that never was.",
    load: (ids: string[], { viewer, services }) => selectFlags(services.database, viewer, ids),
    resolve: ({ row }) => row.id,
  }),
);

async function selectFlags(
  database: Database,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ExamFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(exams.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer, exams)})`;
  const rows = await database
    .select({
      id: exams.id,
      reason: exams.flagReason,
      status: exams.status,
      reviewedAt: exams.reviewedAt,
      reviewedBy: exams.reviewedBy,
      isReviewable,
    })
    .from(exams)
    .where(
      and(
        inArray(exams.id, [...ids]),
        isNotNull(exams.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer, exams)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, status, ...rest }) =>
      reason === null ? [] : [[id, { reason, isCleared: status === "VERIFIED", ...rest }] as const],
    ),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
