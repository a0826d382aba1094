import type { Services, Viewer } from "../Context";
import { builder } from "../graphql/builder";
import { followTopic } from "../graphql/followTopic";
import { fromGlobalId } from "../graphql/globalIds";
import { findGroups } from "../groups/groups";
import type { Topic } from "../transport/TopicRoom";
import { readerOf, type GroupTournaments, type TournamentReader } from "./seenTournament";
import { onTournamentChanged } from "./tournamentRuns";
import { GroupTournamentsNode } from "./tournamentTypes";

/** Minimum interval between two values, in ms. */
const INTERVAL_MS = 1_000;

/** The first and the last midnight of a tournament are noticed at this interval, in ms. */
const REREAD_MS = 30_000;

builder.subscriptionField("groupTournamentsUpdated", (t) =>
  t.field({
    type: GroupTournamentsNode,
    description:
      "The tournaments of a group: as they are now, then at most one update a second when a result, a coach or " +
      "midnight changes them. For the group's members and admins; completes when the viewer is no longer one.",
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    ...followTopic<GroupTournaments, { groupId: string }>(({ groupId }, viewer, services) =>
      tournamentTopic(groupId, viewer, services),
    ),
    resolve: (shown) => shown,
  }),
);

async function tournamentTopic(globalId: string, viewer: Viewer | null, services: Services): Promise<Topic | null> {
  const groupId = fromGlobalId("Group", globalId);
  if (groupId === null) return null;
  const { groupRoles, announcements } = services;
  const watchGroup = (changed: () => void): (() => void) => {
    const ends = [groupRoles.onChanged((other) => void (other === groupId && changed())), groupRoles.onMissed(changed)];
    return () => ends.forEach((end) => end());
  };
  const read = async (): Promise<TournamentReader> => {
    const [group] = await findGroups(services.database, viewer, [groupId]);
    return group ? readerOf(group, viewer) : { isCoach: false, userId: "" };
  };
  let reader = await read();
  return {
    intervalMs: INTERVAL_MS,
    current: (audience) => ({ tournamentsOf: groupId, reader: readAudience(audience) }) satisfies GroupTournaments,
    watch: (changed) => {
      const timer = setInterval(changed, REREAD_MS).unref();
      const ends = [onTournamentChanged(announcements, groupId, changed), watchGroup(changed)];
      return () => {
        clearInterval(timer);
        ends.forEach((end) => end());
      };
    },
    audience: {
      // Coaches see all places; each member sees their own.
      current: () => `${reader.isCoach ? "COACH" : "MEMBER"} ${reader.userId}`,
      watch: (changed) =>
        watchGroup(() => {
          void read()
            .catch(() => ({ isCoach: false, userId: reader.userId }))
            .then((next) => {
              reader = next;
              changed();
            });
        }),
    },
    rights: {
      allows: async (someone) => (await findGroups(services.database, someone, [groupId])).length > 0,
      watch: watchGroup,
    },
  };
}

function readAudience(audience: string): TournamentReader {
  const [role, userId = ""] = audience.split(" ");
  return { isCoach: role === "COACH", userId };
}
