import { and, eq, sql } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import type { Context } from "../graphql/Context";
import { Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import { actorOf } from "./actorOf";
import { findText } from "./findText";
import type { TextActor, TextState } from "./TextState";

/** Which text, and on which version of it the change is based. */
export type TextVersion = { readonly id: string; readonly version: number };

type Transition = (text: TextState, actor: TextActor) => Partial<TextRow> | Refused;

/**
 * Takes a text from one state to another, or says why not. Who may not read it does not find it; who decided on another
 * version than there is now is told.
 */
export async function changeTextState(
  { viewer, services }: Context,
  { id: globalId, version }: TextVersion,
  transition: Transition,
): Promise<{ readonly text: TextRow } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const id = fromGlobalId("Text", globalId);
  const found = id === null ? null : await findText(services.database, id, viewer.userId);
  if (!found) return new Refused("NOT_FOUND");
  const next = transition(found, await actorOf(services.database, viewer, found));
  if (next instanceof Refused) return next;
  if (found.version !== version) return new Refused("EDIT_CONFLICT");
  const asFound = and(eq(texts.id, found.id), eq(texts.version, version));
  const [text] = await services.database
    .update(texts)
    .set({ ...next, version: sql`${texts.version} + 1` })
    .where(asFound)
    .returning();
  return text ? { text } : new Refused("EDIT_CONFLICT");
}
