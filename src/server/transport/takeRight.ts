import { isDatabaseAway } from "../database/isDatabaseAway";
import type { Viewer } from "../graphql/Context";
import type { TopicRights } from "./LiveTopic";

/** The right of one watcher, held against every change. */
export type HeldRight = {
  /** Calls back once when it is lost; at once when it was meanwhile. */
  onLost(end: () => void): void;
  /** Holds it against nothing any more. */
  close(): void;
};

const tellNobody = () => {};

/**
 * The viewer's right to follow something, or null when they have none. A change that comes while the answer is looked
 * up is not missed. A right that cannot
 * be looked up counts as lost: who has it comes back.
 * @throws when the database is away: nobody is told that they may not, the connection closes and comes back.
 */
export async function takeRight(rights: TopicRights, viewer: Viewer | null): Promise<HeldRight | null> {
  let isLost = false;
  let tell = tellNobody;
  const ask = () => rights.allows(viewer).catch(() => false);
  const check = async () => {
    if (isLost || (await ask())) return;
    isLost = true;
    tell();
  };
  const close = rights.watch(() => void check());
  const isAllowed = await rights.allows(viewer).catch((error: unknown) => {
    if (!isDatabaseAway(error)) return false;
    close();
    throw error;
  });
  if (!isAllowed || isLost) {
    close();
    return null;
  }
  return {
    onLost: (end) => {
      tell = end;
      if (isLost) end();
    },
    close,
  };
}
