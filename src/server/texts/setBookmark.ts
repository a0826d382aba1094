import { portionAt } from "../../engine/practice/portions";
import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { InvalidInput, payload, Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import type { Services } from "../services";
import { findText } from "./findText";
import { moveBookmark } from "./moveBookmark";
import { TextNode } from "./TextNode";

const SetBookmarkInput = builder.inputType("SetBookmarkInput", {
  description: "Where the viewer wants to go on in a text.",
  fields: (t) => ({
    textId: t.id({ description: "Global id of a text of the library, or of the viewer's own." }),
    position: t.int({
      description:
        "UTF-16 units of the body, 0 for its start, its length for its end. A place within a portion is taken for " +
        "the portion's start.",
    }),
  }),
});

const SetBookmarkSuccess = builder.objectRef<{ readonly text: TextRow }>("SetBookmarkSuccess").implement({
  description: "The place is kept.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text, with the place." }),
  }),
});

builder.mutationField("setBookmark", (t) =>
  t.field({
    type: payload("SetBookmarkPayload", SetBookmarkSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Keeps the viewer's place in a text that they read in portions, to go back to its start or to another " +
      "place. Saving a run of a portion moves it by itself.",
    args: { input: t.arg({ type: SetBookmarkInput, description: "The place." }) },
    resolve: (_root, { input }, { viewer, services }) =>
      setBookmark(services, viewer, fromGlobalId("Text", input.textId), input.position),
  }),
);

async function setBookmark(
  { database, now }: Services,
  viewer: Viewer | null,
  id: string | null,
  position: number,
): Promise<{ readonly text: TextRow } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const text = id === null ? null : await findText(database, id, viewer.userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  if (position < 0 || position > text.body.length) return new InvalidInput([{ path: "position", code: "BAD_REQUEST" }]);
  await moveBookmark(
    database,
    viewer.userId,
    text.id,
    portionAt(text.body, position)?.from ?? text.body.length,
    new Date(now()),
  );
  return { text };
}
