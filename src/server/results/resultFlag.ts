import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import type { Database } from "../database/Database";
import { results } from "../database/schema";
import { FlagReasonEnum } from "../fairness/FlagReasonEnum";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { UserNode } from "../users/UserNode";
import { ResultNode } from "./ResultNode";
import { activelyCoachesOwner, coachesOwner } from "./visibleTo";

/** Why a result was flagged, and what became of it, for somebody who may know. */
type ResultFlag = {
  readonly reason: FlagReason;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

const ResultFlagObject = builder.objectRef<ResultFlag>("ResultFlag").implement({
  description:
    "That a result was flagged, why, and what somebody who looked at it decided: the result's `status` says what " +
    "holds.",
  fields: (t) => ({
    reason: t.expose("reason", { type: FlagReasonEnum, description: "Why." }),
    reviewedAt: t.expose("reviewedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a coach or an admin decided. Null while nobody has.",
    }),
    reviewedBy: t.field({
      type: UserNode,
      nullable: true,
      resolve: ({ reviewedBy }) => reviewedBy,
      description: "Who decided. Null while nobody has, and when that account is gone.",
    }),
    isReviewable: t.exposeBoolean("isReviewable", { description: "Whether the viewer may decide (`reviewResult`)." }),
  }),
});

builder.objectField(ResultNode, "flag", (t) =>
  t.loadable({
    type: ResultFlagObject,
    nullable: true,
    description:
      "That it was flagged once. For its owner, for coaches of a group in which the owner was when it was kept, " +
      "and for admins: null for anybody else, and for a result that never was.",
    load: (ids: string[], { viewer, services }) => selectFlags(services.database, viewer, ids),
    resolve: ({ id }) => id,
  }),
);

async function selectFlags(
  database: Database,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ResultFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(results.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer)})`;
  const rows = await database
    .select({
      id: results.id,
      reason: results.flagReason,
      reviewedAt: results.reviewedAt,
      reviewedBy: results.reviewedBy,
      isReviewable,
    })
    .from(results)
    .where(
      and(
        inArray(results.id, [...ids]),
        isNotNull(results.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, ...rest }) => (reason === null ? [] : [[id, { reason, ...rest }] as const])),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
