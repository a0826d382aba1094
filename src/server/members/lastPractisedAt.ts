import { sql } from "drizzle-orm";
import { results } from "../database/schema";
import { builder } from "../graphql/builder";
import { GroupMemberNode } from "../groups/GroupMemberNode";

type Row = { readonly user_id: string; readonly at: string };

builder.objectField(GroupMemberNode, "lastPractisedAt", (t) =>
  t.loadable({
    type: "DateTime",
    nullable: true,
    description: "When they last kept a run since they joined. Null when they have not yet.",
    load: async (keys: string[], { services }) => {
      const ids = [...new Set(keys.map((key) => key.slice(0, 36)))];
      // The newest of each from the index results_user, however many there are.
      const { rows } = await services.database.execute<Row>(sql`
        select who.id as user_id, newest.at from unnest(${sql.param(ids)}::uuid[]) as who(id)
        cross join lateral (select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${results} where user_id = who.id order by created_at desc limit 1) newest
      `);
      const newest = new Map(rows.map(({ user_id: id, at }) => [id, new Date(at)]));
      return keys.map((key) => {
        const at = newest.get(key.slice(0, 36));
        return at !== undefined && at.getTime() >= Number(key.slice(37)) ? at : null;
      });
    },
    resolve: ({ userId, joinedAt }) => `${userId}:${joinedAt.getTime()}`,
  }),
);
