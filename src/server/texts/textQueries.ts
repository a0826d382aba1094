import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { DifficultyEnum, LanguageEnum } from "../graphql/enums";
import { fromGlobalId } from "../graphql/rowId";
import type { Services } from "../services";
import { pickRaceText } from "./pickRaceText";
import { TextNode } from "./TextNode";
import { titleHolds } from "./titleHolds";
import { fromTitleCursor, toTitleCursor } from "../graphql/titleCursor";

builder.queryField("randomText", (t) =>
  t.field({
    type: TextNode,
    nullable: true,
    description: "Any text of the library, drawn anew at each request. Null when the library has none in this language.",
    args: {
      language: t.arg({ type: LanguageEnum, required: true, description: "What it is written in." }),
      not: t.arg.id({ required: false, description: "Global id of a text that it shall not be, unless there is no other." }),
    },
    resolve: (_root, { language, not }, { services }) =>
      pickRaceText(services.database, { language, not: not ? fromGlobalId("Text", not) : null }),
  }),
);

builder.queryField("texts", (t) =>
  t.connection(
    {
      type: TextNode,
      description: "The library, by title. Open to everybody. 25 a page, at most 100.",
      args: {
        language: t.arg({ type: LanguageEnum, required: false, description: "Only texts in this language." }),
        difficulty: t.arg({ type: DifficultyEnum, required: false, description: "Only texts this hard." }),
        search: t.arg.string({ required: false, description: "Only texts whose title holds this, whatever its case." }),
      },
      resolve: (_root, args, { services }) => {
        const filters = and(
          isNull(texts.ownerId),
          args.language ? eq(texts.language, args.language) : undefined,
          args.difficulty ? eq(texts.difficulty, args.difficulty) : undefined,
          titleHolds(args.search),
        );
        return resolveCursorConnection<Promise<TextRow[]>>({ args, ...pageSizes, toCursor: toTitleCursor }, (page) => selectPage(services, filters, page));
      },
    },
    { name: "TextsConnection", description: "A page of texts." },
    { name: "TextsEdge", description: "A text in the list." },
  ),
);

function selectPage({ database }: Services, filters: SQL | undefined, { after, before, limit, inverted }: ResolveCursorConnectionArgs): Promise<TextRow[]> {
  const place = sql`(${texts.title}, ${texts.id})`;
  const within = and(
    filters,
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
    before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
  );
  const order = inverted ? [desc(texts.title), desc(texts.id)] : [asc(texts.title), asc(texts.id)];
  return database.select().from(texts).where(within).orderBy(...order).limit(limit);
}

function placeOf(cursor: string): SQL {
  const { title, id } = fromTitleCursor(cursor);
  return sql`(${title}, ${id}::uuid)`;
}
