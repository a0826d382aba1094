import type { LostSeat, RaceMode } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";
import { GraphQLError } from "graphql";
import { errorCatalogue } from "../../contract/errorCatalogue";
import { raceDeadline } from "../../engine/race/decideTick";
import { raceLimits } from "../../engine/race/raceLimits";
import { toGlobalId } from "../graphql/pagination";
import { readsField } from "../graphql/asksFor";
import { LanguageEnum } from "../graphql/scalars";
import { TextNode } from "../texts/TextNode";
import { groupFor, lanesFor, lossesFor, viewRace, type RaceView, raceTeams, laneKey, type RaceLane } from "./raceView";
import { hiddenText, isTextHidden, raceText } from "./raceText";
import type { TeamStanding } from "../../engine/race/teams";

const values = {
  SPEED: { description: "By time." },
  ACCURACY: { description: "By the number of wrong keys, fewest first; then by time." },
  HANDICAP: {
    description:
      "By how much faster somebody is, in percent, than their own median of the seven days before. Who has none " +
      "is listed after the others, without a place.",
  },
  TEAMS: {
    description: "Teams of equal strength, by the average speed of their members; everybody's own place is by time.",
  },
} as const satisfies Readonly<Record<RaceMode, { readonly description: string }>>;

export const RaceModeEnum = builder.enumType("RaceMode", { description: "What decides the places of a race.", values });

const SeatLossReasonEnum = builder.enumType("SeatLossReason", {
  description: "Why a seat was taken from its racer.",
  values: {
    KICKED: { description: "The host took it away. They cannot take a seat again." },
    REMOVED: { description: "They are no longer in the group whose race it is." },
    TIMED_OUT: {
      description:
        "No connection of theirs was open for a minute. While the race is in its lobby they can take a seat again.",
    },
  } as const,
});

const LostSeatObject = builder.objectRef<LostSeat>("LostSeat").implement({
  description: "A seat that was taken from its racer.",
  fields: (t) => ({
    userId: t.id({
      resolve: ({ racerId }) => toGlobalId("User", racerId),
      description: "Global id of the user who had it.",
    }),
    reason: t.expose("reason", { type: SeatLossReasonEnum, description: "Why they lost it." }),
  }),
});

export const RaceVisibilityEnum = builder.enumType("RaceVisibility", {
  description: "Who finds a race.",
  values: {
    PRIVATE: { description: "Only who has the code. Up to 40 seats; the host starts it." },
    OPEN: {
      description:
        "Everybody: it stands in the list. Up to 10 seats; it starts when all are ready, or when the host says so.",
    },
  } as const,
});

export const RacePhaseEnum = builder.enumType("RacePhase", {
  description: "Where a race stands: lobby, countdown, running, finished; or cancelled before it ran.",
  values: ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] as const,
});

const ref = builder.objectRef<RaceView>("Race");

/** A race, open to anyone with its code. How its racers are named depends on the viewer (see RaceView). */
export const RaceNode = builder.node(ref, {
  description: "A race: several people type the same text at the same time. Whoever has its code may see it.",
  id: { resolve: ({ room }) => room.code },
  isTypeOf: (value) => typeof value === "object" && value !== null && "audience" in value,
  loadOne: async (code, { services, viewer }) => {
    const room = await services.races.find(code);
    if (viewer) room?.visit(viewer.userId);
    return room && viewRace(room, { viewer, services });
  },
  fields: (t) => ({
    code: t.field({ type: "RaceCode", resolve: ({ room }) => room.code, description: "What others type to join." }),
    phase: t.field({
      type: RacePhaseEnum,
      resolve: ({ room: { state } }) => state.phase,
      description: "Its current phase.",
    }),
    visibility: t.field({
      type: RaceVisibilityEnum,
      resolve: ({ room: { state } }) => state.settings.visibility,
      description: "Who finds it.",
    }),
    language: t.field({
      type: LanguageEnum,
      resolve: ({ room: { state } }) => state.settings.language,
      description: "Language of the text.",
    }),
    text: t.field({
      type: TextNode,
      resolve: ({ room: { state } }, _args, { services, viewer }, info) => {
        if (!isTextHidden(state, viewer)) return raceText(services.database, state.settings);
        // A page of before `isTextHidden` would wait at the start with nothing to type.
        if (readsField(info, "body") && !readsField(info, "isTextHidden"))
          throw new GraphQLError(errorCatalogue.DOCUMENT_UNKNOWN.message["en-US"], {
            extensions: { code: "DOCUMENT_UNKNOWN" },
          });
        return hiddenText(state);
      },
      description:
        "What is typed; for anyone with the code, from the countdown on. Before that the person who made the race " +
        "reads it, and everybody else a stand-in without a body, with an id of " +
        "its own and a length rounded to 50. A document that reads the `body` without asking for `isTextHidden` " +
        "is refused with an error DOCUMENT_UNKNOWN instead.",
    }),
    isTextHidden: t.boolean({
      resolve: ({ room: { state } }, _args, { viewer }) => isTextHidden(state, viewer),
      description: "Whether `text` is a stand-in: it is to be asked for again when the countdown starts.",
    }),
    group: t.field({
      type: RaceGroupObject,
      nullable: true,
      resolve: ({ room, audience }) => groupFor(room, audience),
      description: "Whose race it is: its coaches conduct it. Null for a race with a host.",
    }),
    mode: t.field({
      type: RaceModeEnum,
      resolve: ({ room: { state } }) => state.settings.mode,
      description: "What decides its places.",
    }),
    teams: t.field({
      type: [RaceTeamObject],
      resolve: ({ room: { state } }, _, { services }) => [...raceTeams(state, services.races.now())],
      description:
        "Its teams by their numbers: made anew while people come and go in the lobby, fixed from the countdown " +
        "on. Empty in other modes.",
    }),
    takesGuests: t.boolean({
      resolve: ({ room: { state } }) => state.settings.guests,
      description: "Whether people who are not in its group may take a seat.",
    }),
    seats: t.int({
      resolve: ({ room: { state } }) =>
        state.settings.visibility === "OPEN" ? raceLimits.openSeats : raceLimits.privateSeats,
      description: "How many can race: 10 in an open race, 40 in a private one.",
    }),
    createdAt: t.field({
      type: "DateTime",
      resolve: ({ room: { state } }) => new Date(state.createdAt),
      description: "When it was made.",
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ room: { state } }) => toDate(state.startsAt),
      description: "When the first key counts, by the server's clock. Null before the countdown.",
    }),
    endsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ room: { state } }) => toDate(state.startsAt === null ? null : raceDeadline(state)),
      description:
        "When it ends although some are not through: 1.2 s a character after the start, at least 3 minutes. Null " +
        "before the countdown.",
    }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ room: { state } }) => toDate(state.endedAt),
      description: "When it ended. Null while it goes on.",
    }),
    racers: t.field({
      type: [RacerNode],
      resolve: ({ room, audience }, _, { services }) => lanesFor(room, audience, services.races.now()),
      description: "Everybody with a lane, in the order of lanes.",
    }),
    lostSeats: t.field({
      type: [LostSeatObject],
      resolve: ({ room, audience }) => lossesFor(room, audience),
      description:
        "Who lost a seat, and why. Whoever left by themselves, or has a seat again, is not in it. In a race of a " +
        "group, who is not in the group reads their own loss alone.",
    }),
    rematchCode: t.field({
      type: "RaceCode",
      nullable: true,
      resolve: ({ room: { state } }) => state.rematchCode,
      description: "Code of the race that follows with the same seats. Null until somebody asks for it.",
    }),
  }),
});

function toDate(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

const RaceGroupObject = builder.objectRef<{ readonly groupId: string; readonly name: string }>("RaceGroup").implement({
  description: "The group whose race it is, for everybody who sees the race.",
  fields: (t) => ({
    groupId: t.exposeID("groupId", {
      description: "Global id of the group, for those who are in it and admins. Others read one that names nothing.",
    }),
    name: t.exposeString("name", { description: "Its name when the race was made." }),
  }),
});

const RaceTeamObject = builder.objectRef<TeamStanding>("RaceTeam").implement({
  description: "A team of a race, and how it stands.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1; Racer.team says whose it is." }),
    members: t.exposeInt("members", { description: "How many are in it." }),
    wpm: t.float({
      resolve: ({ speed }) => speed / 10,
      description:
        "Average words a minute, to one decimal, which decides: of everybody in it who has typed. Who is not " +
        "through counts with what they have typed in all the time so far. Changes at most once a second.",
    }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "1 for the first; equal averages share a place. Null while nobody of it has typed. May change until the " +
        "race has ended.",
    }),
  }),
});

const RacerPhaseEnum = builder.enumType("RacerPhase", {
  description: "Where a racer stands.",
  values: {
    SEATED: { description: "In the lobby, not yet ready." },
    READY: { description: "Ready to start." },
    TYPING: { description: "The race runs and they are not through." },
    FINISHED: { description: "All is typed." },
    LEFT: { description: "Gone: left, kicked, or away for longer than a minute." },
  } as const,
});

const racerNodeRef = builder.objectRef<RaceLane>("Racer");

/** One lane of a race. Its fields have no resolvers of their own (see RaceLane). */
const RacerNode = builder.node(racerNodeRef, {
  description: "Somebody in a race, with their lane. Seen by everybody who sees the race.",
  // The lane carries its global id: without this, Pothos makes it, and a promise, for every lane of every snapshot.
  id: { resolve: ({ id }) => id, extensions: { pothosExposedField: "id" } },
  isTypeOf: (value) => typeof value === "object" && value !== null && "finishedAfterMs" in value,
  loadOne: async (key, { services, viewer }) => {
    const [code = "", lane = ""] = key.split(":");
    const room = await services.races.find(code);
    if (!room) return null;
    const { audience } = await viewRace(room, { viewer, services });
    const at = room.state.racers.findIndex(({ id }) => laneKey(room.state, id) === lane);
    return lanesFor(room, audience, services.races.now())[at] ?? null;
  },
  fields: (t) => ({
    userId: t.exposeID("userId", {
      description:
        "Global id of the user, to tell one's own lane. In a race of a group, for those who are in the group and " +
        "admins: others read one that names nobody, except on their own lane.",
    }),
    name: t.exposeString("name", {
      description:
        "Display name, as it was when they joined; a number follows a nickname that somebody else in the race has " +
        "(`Witty Meerkat 2`). In a race of a group, for those who are in the group and admins: others read the " +
        "wall name, except on their own lane.",
    }),
    wallName: t.exposeString("wallName", {
      description:
        "What the big screen calls them: a nickname where the race's group wants that, always the same in the " +
        "group; else the display name.",
    }),
    avatarUrl: t.exposeString("avatarUrl", {
      nullable: true,
      description: "Address of the picture. Null when they have none, and where `name` is not told.",
    }),
    isHost: t.exposeBoolean("isHost", { description: "May start, kick and cancel. Nobody is in a race of a group." }),
    phase: t.expose("phase", { type: RacerPhaseEnum, description: "Where they stand." }),
    isAway: t.exposeBoolean("isAway", { description: "No connection is open; the seat waits 60 s." }),
    position: t.exposeInt("position", { description: "Characters (graphemes) typed." }),
    wpm: t.exposeInt("wpm", {
      description: "Words a minute since the start, whole, rounded down; changes at most once a second.",
    }),
    accuracy: t.exposeInt("accuracy", {
      description:
        "Right key presses in percent, whole, rounded down; changes at most once a second. 100 before the first key.",
    }),
    errors: t.exposeInt("errors", { description: "Wrong key presses so far, which decide an accuracy race." }),
    batch: t.exposeInt("batch", { description: "Number of the last batch of keystrokes taken; the next is one more." }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "1 for the first; the same figures share a place. Null until finished, and in a handicap race for who has " +
        "no baseline. May change until the race has ended.",
    }),
    team: t.exposeInt("team", {
      nullable: true,
      description: "Number of their team. Null outside a race of teams, and for who left before it ran.",
    }),
    baseline: t.exposeFloat("baseline", {
      nullable: true,
      description:
        "In a handicap race: the median of their speeds of the seven days before, in words a minute. Null when " +
        "they have none, and in other races.",
    }),
    improvement: t.exposeFloat("improvement", {
      nullable: true,
      description:
        "In a handicap race: by how many percent they were faster than their baseline, to one decimal, which " +
        "decides; below 0 when slower. Null until finished, without a baseline, and in other races.",
    }),
    finishedAfterMs: t.exposeInt("finishedAfterMs", {
      nullable: true,
      description: "Milliseconds from the start to the last character. Null until finished.",
    }),
    resultId: t.exposeID("resultId", {
      nullable: true,
      description:
        "Global id of the kept result, readable by its owner. Null until finished, and where `name` is not told.",
    }),
  }),
});
