import { hasBoard } from "../../engine/practice/boardRules";
import type { Services, Viewer } from "../Context";
import { findGroups } from "../groups/groups";
import { fromGlobalId } from "../globalIds";
import type { Topic } from "../transport/TopicRoom";
import { selectMemberIds } from "../groups/memberships";
import { maySeeBoard } from "../reports/selectBoard";
import { boardsOfGroupsOf, changesOfKind, type BoardsOfKind } from "./BoardUpdates";

/** When a board last changed; null if it has not changed recently. */
export type BoardChange = { readonly changedAt: Date | null };

/** Minimum interval between two values, in ms. */
const INTERVAL_MS = 1_000;

/**
 * Changes of the public boards of a kind of run, for everyone. Null if it has none, or if an admin switched them off.
 */
export async function leaderboardTopic(
  kind: BoardsOfKind,
  { switches, boardUpdates }: Services,
): Promise<Topic | null> {
  const isRanked = kind.mode === "TEXT" || hasBoard(kind.mode, kind.modeAmount);
  if (!isRanked || !(await switches.isOn("BOARDS"))) return null;
  const names = changesOfKind(kind);
  return {
    intervalMs: INTERVAL_MS,
    current: () => ({ changedAt: boardUpdates.changedAt(names) }) satisfies BoardChange,
    watch: (changed) => boardUpdates.watch(() => names, changed),
  };
}

/** Changes of a group's board, for those who may see it. Null for what is no group's id. */
export async function groupBoardTopic(globalId: string, services: Services): Promise<Topic | null> {
  const { database, groupRoles, boardUpdates } = services;
  const id = fromGlobalId("Group", globalId);
  if (id === null) return null;
  const read = async () => new Set((await selectMemberIds(database, id)).map(boardsOfGroupsOf));
  let names: ReadonlySet<string> = await read();
  const watchGroup = (changed: () => void): (() => void) => {
    const ends = [groupRoles.onChanged((other) => void (other === id && changed())), groupRoles.onMissed(changed)];
    return () => ends.forEach((end) => end());
  };
  return {
    intervalMs: INTERVAL_MS,
    current: () => ({ changedAt: boardUpdates.changedAt(names) }) satisfies BoardChange,
    watch: (changed) => {
      const readAgain = async (): Promise<void> => {
        const before = names;
        // With the members of before, if they cannot be read, until the next change.
        names = await read().catch(() => before);
        if (names.size !== before.size || [...names].some((name) => !before.has(name))) changed();
      };
      const ends = [boardUpdates.watch(() => names, changed), watchGroup(() => void readAgain())];
      // Somebody may have joined during the first look.
      void readAgain();
      return () => ends.forEach((end) => end());
    },
    rights: {
      allows: async (viewer: Viewer | null) => {
        const [group] = await findGroups(database, viewer, [id]);
        return viewer !== null && group !== undefined && maySeeBoard(group, viewer);
      },
      watch: watchGroup,
    },
  };
}
