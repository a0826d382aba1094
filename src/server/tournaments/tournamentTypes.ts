import { SHOWN_PLACES, SHOWN_ROWS } from "../../engine/tournament/tournamentPoints";
import type { TournamentRow } from "../database/raceSchema";
import { builder } from "../graphql/builder";
import { isUuid, toGlobalId, fromGlobalId } from "../globalIds";
import { LanguageEnum } from "../graphql/scalars";
import { findGroups } from "../groups/groups";
import { GroupNode } from "../groups/GroupNode";
import { TextLengthEnum } from "../texts/textQueries";
import { UserNode } from "../users/UserNode";
import { GroupWallObject } from "../walls/wallTypes";
import {
  firstPlaces,
  readerOf,
  readTournament,
  readTournamentsOf,
  type GroupTournaments,
  type SeenTournament,
  type TournamentReader,
  type WallTournament,
  type TournamentPlace,
} from "./seenTournament";
import { phaseOf, type TournamentPhase } from "./tournaments";
import type { Services, Viewer } from "../Context";
import { followTopic } from "../graphql/followTopic";
import type { Topic } from "../transport/TopicRoom";
import { onTournamentChanged } from "./tournamentRuns";

export const TournamentRuleEnum = builder.enumType("TournamentRule", {
  description: "What decides the places of a day.",
  values: {
    SPEED: { description: "The speed of each member's best race of the day." },
    IMPROVEMENT: {
      description:
        "How many percent faster their best race of the day is than the average of their last ten verified runs " +
        "before that day, in its language and without course exercises. 0 if there are none.",
    },
  } as const,
});

const TournamentPhaseEnum = builder.enumType("TournamentPhase", {
  description: "The phase of a tournament, by days in the host's time zone.",
  values: {
    UPCOMING: { description: "Before its first day." },
    RUNNING: { description: "From its first day to the end of its last." },
    OVER: { description: "Its last day is over, or a coach ended it." },
  } satisfies Record<TournamentPhase, { description: string }>,
});

const TournamentEntryObject = builder
  .objectRef<TournamentPlace & { readonly isMine: boolean; readonly rule: TournamentRow["rule"] }>("TournamentEntry")
  .implement({
    description: "A member's place in a tournament.",
    fields: (t) => ({
      place: t.exposeInt("place", { description: "1 for the first; equal points share a place." }),
      name: t.exposeString("name", { description: "Their display name." }),
      isMine: t.exposeBoolean("isMine", { description: "Whether it is the viewer's own." }),
      points: t.exposeInt("points", { description: "Points of the days that count." }),
      days: t.exposeInt("days", { description: "On how many days they raced." }),
      wpm: t.float({
        nullable: true,
        resolve: ({ rule, best }) => (rule === "SPEED" ? best : null),
        description: "Words per minute of their best race. Null by improvement.",
      }),
      improvement: t.float({
        nullable: true,
        resolve: ({ rule, best }) => (rule === "IMPROVEMENT" ? best : null),
        description: "By what percentage they beat their average on their best day, to one decimal. Null by speed.",
      }),
    }),
  });

const TournamentObject = builder.objectRef<SeenTournament>("Tournament").implement({
  description:
    "A tournament of a group over some days. Each member's best verified race of each day gets points by its place " +
    "among the group's: 100, 80, 60, 50, 45, 40 and so on, as in the FIS Alpine Ski World Cup, and 1 after the " +
    "thirtieth; equal results get the same. The points of everyone's best days are added up. Any race of the group " +
    "in one of its languages counts, on the day on which it started. Coaches have no place.",
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => toGlobalId("Tournament", row.id), description: "Opaque global id." }),
    groupId: t.id({ resolve: ({ row }) => toGlobalId("Group", row.groupId), description: "Global id of its group." }),
    groupName: t.exposeString("groupName", { description: "The name of its group." }),
    name: t.string({ resolve: ({ row }) => row.name, description: "1 to 60 characters." }),
    firstDay: t.int({ resolve: ({ row }) => row.firstDay, description: "Days since 1970-01-01, in the host's zone." }),
    lastDay: t.int({ resolve: ({ row }) => row.lastDay, description: "The same; the last day is included." }),
    languages: t.field({
      type: [LanguageEnum],
      resolve: ({ row }) => [...row.languages],
      description: "The languages of races that count.",
    }),
    length: t.field({
      type: TextLengthEnum,
      nullable: true,
      resolve: ({ row }) => row.length,
      description: "The length of random texts. Null for any.",
    }),
    hasDayTexts: t.boolean({
      resolve: ({ row }) => row.textIds.length > 0,
      description: "Whether each day has a text of its own.",
    }),
    rule: t.field({ type: TournamentRuleEnum, resolve: ({ row }) => row.rule, description: "What decides a day." }),
    bestDays: t.int({ resolve: ({ row }) => row.bestDays, description: "How many of a member's days count." }),
    phase: t.field({
      type: TournamentPhaseEnum,
      resolve: ({ row, today }) => phaseOf(row, today),
      description: "Its phase today.",
    }),
    entries: t.field({
      type: [TournamentEntryObject],
      resolve: ({ places, reader, row }) =>
        (reader.isCoach ? places : firstPlaces(places)).map((place) => entryOf(place, row, reader)),
      description:
        `The places, best first. Coaches see all; members the first ${SHOWN_PLACES} places, at most ` +
        `${SHOWN_ROWS} people.`,
    }),
    own: t.field({
      type: TournamentEntryObject,
      nullable: true,
      resolve: ({ places, reader, row }) => {
        const own = places.find(({ userId }) => userId === reader.userId);
        return own ? entryOf(own, row, reader) : null;
      },
      description: "The viewer's own place. Null if they have not raced.",
    }),
    hasRacedToday: t.boolean({
      resolve: ({ places, reader }) => places.some(({ userId, hasToday }) => userId === reader.userId && hasToday),
      description: "Whether a race of the viewer counts today.",
    }),
  }),
});

function entryOf(place: TournamentPlace, { rule }: TournamentRow, { userId }: TournamentReader) {
  return { ...place, rule, isMine: place.userId === userId };
}

const groupTournamentsRef = builder.objectRef<GroupTournaments>("GroupTournaments");

/** The tournaments of a group, as one object that a subscription updates. */
export const GroupTournamentsNode = builder.node(groupTournamentsRef, {
  description: "The tournaments of a group, for its members and admins.",
  id: { resolve: ({ tournamentsOf }) => tournamentsOf },
  isTypeOf: (value) => typeof value === "object" && value !== null && "tournamentsOf" in value,
  loadOne: async (id, { services, viewer }) => {
    const [group] = isUuid(id) ? await findGroups(services.database, viewer, [id]) : [];
    return group ? { tournamentsOf: group.id, reader: readerOf(group, viewer) } : null;
  },
  fields: (t) => ({
    current: t.field({
      type: TournamentObject,
      nullable: true,
      resolve: (shown, _args, { services }) => readTournament(services, shown),
      description:
        "The tournament that is planned, runs, or was over in the last two weeks. Null without one, and for members " +
        "while the group's leaderboard is off.",
    }),
  }),
});

builder.objectField(GroupNode, "tournaments", (t) =>
  t.field({
    type: GroupTournamentsNode,
    description: "The group's tournaments.",
    resolve: (group, _args, { viewer }) => ({ tournamentsOf: group.id, reader: readerOf(group, viewer) }),
  }),
);

builder.objectField(UserNode, "tournaments", (t) =>
  t.field({
    type: [TournamentObject],
    nullable: true,
    description:
      "The tournaments that run today in groups of which the user is a member. Null for other users than the viewer.",
    resolve: async (user, _args, { viewer, services }) =>
      viewer?.userId === user.id ? [...(await readTournamentsOf(services, user.id))] : null,
  }),
);

const WallTournamentObject = builder.objectRef<WallTournament>("WallTournament").implement({
  description: "A group's tournament as its big screen shows it.",
  fields: (t) => ({
    name: t.string({ resolve: ({ row }) => row.name, description: "Its name." }),
    lastDay: t.int({ resolve: ({ row }) => row.lastDay, description: "Days since 1970-01-01, in the host's zone." }),
    rule: t.field({ type: TournamentRuleEnum, resolve: ({ row }) => row.rule, description: "What decides a day." }),
    phase: t.field({
      type: TournamentPhaseEnum,
      resolve: ({ row, today }) => phaseOf(row, today),
      description: "Its phase today.",
    }),
    entries: t.field({
      type: [TournamentEntryObject],
      resolve: ({ places, row }) => places.map((place) => ({ ...place, rule: row.rule, isMine: false })),
      description: "The first places, named as on the big screen: with nicknames if the group wants these.",
    }),
  }),
});

builder.objectField(GroupWallObject, "tournament", (t) =>
  t.field({
    type: WallTournamentObject,
    nullable: true,
    resolve: ({ tournament }) => tournament,
    description: "The group's tournament. Null without one, and while the group's leaderboard is off.",
  }),
);

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
  const { groupRoles, pubSub } = services;
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
      const ends = [onTournamentChanged(pubSub, groupId, changed), watchGroup(changed)];
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
