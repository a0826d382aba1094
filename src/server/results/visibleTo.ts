import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { results } from "../database/schema";
import type { Viewer } from "../graphql/Context";

/** Which results somebody may read, as a condition on rows of results: the one place that says it. Undefined: all of them. */
export function visibleTo(viewer: Viewer | null): SQL | undefined {
  if (viewer?.role === "ADMIN") return undefined;
  const shared = eq(results.visibility, "ALL");
  if (!viewer) return shared;
  return or(eq(results.userId, viewer.userId), shared, and(eq(results.visibility, "GROUP"), isInGroupWithOwner(viewer)));
}

/** Whether a viewer is in a group with a result's owner. There are no groups yet, so nobody is. */
function isInGroupWithOwner(_viewer: Viewer): SQL {
  return sql`false`;
}
