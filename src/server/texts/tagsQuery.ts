import { asc, count, desc, sql } from "drizzle-orm";
import { texts } from "../database/schema";
import { builder } from "../graphql/builder";
import { textFilters } from "./textFilters";

/** More than people read in a list. */
const MOST = 200;

builder.queryField("textTags", (t) =>
  t.stringList({
    description: "The tags of the texts that the viewer can find, the most used first; at most 200.",
    resolve: async (_root, _args, { viewer, services }) => {
      const tag = sql<string>`unnest(${texts.tags})`.as("tag");
      const found = services.database
        .select({ tag })
        .from(texts)
        .where(textFilters(viewer, { shelves: ["PUBLIC", "GROUP", "OWN"] }))
        .as("found");
      const rows = await services.database
        .select({ tag: found.tag })
        .from(found)
        .groupBy(found.tag)
        .orderBy(desc(count()), asc(found.tag))
        .limit(MOST);
      return rows.map((row) => row.tag);
    },
  }),
);
