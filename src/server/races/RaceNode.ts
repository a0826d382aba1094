import { codedError } from "../graphql/codedError";
import { type LostSeat, raceLimits } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";
import { raceDeadline } from "../../engine/race/decideTick";
import { toGlobalId } from "../globalIds";
import { readsField } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import { RatingBandObject } from "../ratings/ratingTypes";
import { ratingLimits } from "../../engine/race/ratingBand";
import type { Services } from "../Context";
import { type RatedStatus, ratedStatus } from "../ratings/ratings";
import { TextNode } from "../texts/TextNode";
import {
  bandFor,
  groupFor,
  lanesFor,
  lossesFor,
  viewRace,
  type RaceView,
  raceTeams,
  laneKey,
  type RaceLane,
} from "./raceView";
import { RaceModeEnum, RacePhaseEnum, RaceVisibilityEnum, SeatLossReasonEnum } from "./raceEnums";
import { showsSpeeds } from "./raceCommands";
import { raceKey } from "./RaceResults";
import { hiddenText, isTextHidden, raceLanguage, raceLesson, raceText, type RaceLesson } from "./raceText";
import { keysTogether, type TeamStanding } from "../../engine/race/raceResults";

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

const ref = builder.objectRef<RaceView>("Race");

/** A race, open to anyone with its code. How its racers are named depends on the viewer (see RaceView). */
export const RaceNode = builder.node(ref, {
  description: "A race: several people type the same text at the same time. Anyone with its code may see it.",
  id: { resolve: ({ room }) => room.code },
  isTypeOf: (value) => typeof value === "object" && value !== null && "audience" in value,
  loadOne: async (code, { services, viewer }) => {
    const room = await services.races.find(code);
    if (viewer) room?.visit(viewer.userId);
    return room && viewRace(room, { viewer, services });
  },
  fields: (t) => ({
    code: t.field({
      type: "RaceCode",
      resolve: ({ room }) => room.code,
      description: "The code with which others can join.",
    }),
    phase: t.field({
      type: RacePhaseEnum,
      resolve: ({ room: { state } }) => state.phase,
      description: "Its current phase.",
    }),
    visibility: t.field({
      type: RaceVisibilityEnum,
      resolve: ({ room: { state } }) => state.settings.visibility,
      description: "Who can find it.",
    }),
    language: t.field({
      type: LanguageEnum,
      resolve: ({ room: { state } }) => raceLanguage(state.settings),
      description: "Language of the text.",
    }),
    text: t.field({
      type: TextNode,
      resolve: ({ room: { state } }, _args, { services, viewer }, info) => {
        if (!isTextHidden(state, viewer)) return raceText(services.database, state);
        // A page older than `isTextHidden` would have nothing to type at the start.
        if (readsField(info, "body") && !readsField(info, "isTextHidden")) throw codedError("DOCUMENT_UNKNOWN");
        return hiddenText(state);
      },
      description:
        "The text to type; for anyone with the code, from the countdown on. Before that only the user who made " +
        "the race gets it; others get a placeholder without a body, with an id of its own and a length rounded to " +
        "50. A document that reads `body` without `isTextHidden` gets the error DOCUMENT_UNKNOWN instead.",
    }),
    isTextHidden: t.boolean({
      resolve: ({ room: { state } }, _args, { viewer }) => isTextHidden(state, viewer),
      description: "Whether `text` is a placeholder, to be fetched again when the countdown starts.",
    }),
    lesson: t.field({
      type: RaceLessonObject,
      nullable: true,
      resolve: ({ room: { state } }) => raceLesson(state.settings),
      description: "The lesson whose words are typed; known before the words are. Null for a race about a text.",
    }),
    group: t.field({
      type: RaceGroupObject,
      nullable: true,
      resolve: ({ room, audience }) => groupFor(room, audience),
      description: "The group it belongs to, whose coaches run it. Null for a race with a host.",
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
        "Its teams by number: assigned again when people join or leave the lobby, fixed from the countdown on. " +
        "Empty in other modes.",
    }),
    teamCount: t.int({
      resolve: ({ room: { state } }) => (state.settings.mode === "TEAMS" ? state.settings.teams : 0),
      description: "How many teams a racer can be put in. 0 in other modes.",
    }),
    keysTogether: t.int({
      nullable: true,
      resolve: ({ room: { state } }) => (state.phase === "FINISHED" ? keysTogether(state) : null),
      description:
        "How many keys all its racers pressed, right and wrong ones, also those who did not finish. Null until it " +
        "has ended.",
    }),
    ratingBand: t.field({
      type: RatingBandObject,
      nullable: true,
      resolve: ({ room, audience }) => bandFor(room, audience),
      description:
        "The band around the ratings of its racers, from the lowest to the highest. Null if none of them is shown " +
        "(Racer.ratingBand).",
    }),
    isQuick: t.boolean({
      resolve: ({ room: { state } }) => state.settings.isQuick,
      description: "Whether `raceNow` made it: a racer who is ready and has waited alone for 10 s starts alone.",
    }),
    isRated: t.boolean({
      resolve: async (race, _args, { services }) => (await ratedAs(race, services)) === "RATED",
      description:
        "Whether it counts for the ratings of its racers: it is open, its places are by speed, no one saw its text " +
        "before the countdown, and its racers are not past the limit (isPastRatingLimit). False while BOARDS is off.",
    }),
    isPastRatingLimit: t.boolean({
      resolve: async (race, _args, { services }) => (await ratedAs(race, services)) === "PAST_LIMIT",
      description:
        "Whether it would be rated, but changes no rating: every two of its racers with an account have already had " +
        `${ratingLimits.pairRaces} rated races against each other in the last 24 hours. If only some pairs have, ` +
        "only those are not rated against each other. Before the race, it depends on who has a seat.",
    }),
    takesGuests: t.boolean({
      resolve: ({ room: { state } }) => state.settings.guests,
      description: "Whether people outside its group may join.",
    }),
    showsSpeeds: t.boolean({
      resolve: ({ room: { state } }, _args, { services }) => showsSpeeds(state.settings, services),
      description:
        "Whether big screens show how fast each racer is while they type: not while its group has switched off the " +
        "leaderboard.",
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
      description: "When it starts, by the server's clock: earlier keys do not count. Null before the countdown.",
    }),
    endsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ room: { state } }) => toDate(state.startsAt === null ? null : raceDeadline(state)),
      description:
        "When it ends even if some racers have not finished: 1.2 s per character after the start, at least 3 " +
        "minutes. Null before the countdown.",
    }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ room: { state } }) => toDate(state.endedAt),
      description: "When it ended. Null while it has not ended.",
    }),
    racers: t.field({
      type: [RacerNode],
      resolve: ({ room, audience }, _, { services }) => lanesFor(room, audience, services.races.now()),
      description: "All racers with a lane, in the order of lanes.",
    }),
    lostSeats: t.field({
      type: [LostSeatObject],
      resolve: ({ room, audience }) => lossesFor(room, audience),
      description:
        "Racers who lost their seat, and why. Those who left themselves or have a seat again are not included. In " +
        "a group's race, viewers outside the group only see their own.",
    }),
    rematchCode: t.field({
      type: "RaceCode",
      nullable: true,
      resolve: ({ room: { state } }) => state.rematchCode,
      description: "Code of the rematch, with the same seats. Null until there is one.",
    }),
  }),
});

const ratedAs = ({ room: { state } }: RaceView, services: Services): Promise<RatedStatus> =>
  ratedStatus(services, state, { raceId: raceKey(state), at: state.endedAt ?? services.races.now() });

function toDate(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

const RaceLessonObject = builder.objectRef<RaceLesson>("RaceLesson").implement({
  description: "A lesson of the course whose words a race is about.",
  fields: (t) => ({
    lessonId: t.exposeString("lessonId", { description: "Id of the lesson." }),
    number: t.exposeInt("number", { description: "Its number in its course." }),
    title: t.exposeString("title", { description: "Its title, in the language of the words." }),
  }),
});

const RaceGroupObject = builder.objectRef<{ readonly groupId: string; readonly name: string }>("RaceGroup").implement({
  description: "The group of a race, for everyone who can see the race.",
  fields: (t) => ({
    groupId: t.exposeID("groupId", {
      description: "Global id of the group, for its members and admins. Others get an id that does not exist.",
    }),
    name: t.exposeString("name", { description: "Its name when the race was made." }),
  }),
});

const RaceTeamObject = builder.objectRef<TeamStanding>("RaceTeam").implement({
  description: "A team of a race, and its current standing.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1; matches Racer.team." }),
    members: t.exposeInt("members", { description: "Number of members." }),
    wpm: t.float({
      resolve: ({ speed }) => speed / 10,
      description:
        "Average words per minute of all members who have typed, to one decimal, which decides the place. Those " +
        "who have not finished count with their speed so far. Changes at most once a second.",
    }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "1 for the first; equal averages share a place. Null while no member has typed. May change until the race " +
        "has ended.",
    }),
  }),
});

const RacerPhaseEnum = builder.enumType("RacerPhase", {
  description: "Phase of a racer.",
  values: {
    SEATED: { description: "In the lobby, not yet ready." },
    READY: { description: "Ready to start." },
    TYPING: { description: "The race is running and they have not finished." },
    FINISHED: { description: "The whole text is typed." },
    LEFT: { description: "Left, kicked, or offline for more than a minute." },
  } as const,
});

const racerNodeRef = builder.objectRef<RaceLane>("Racer");

/** One lane of a race. Its fields have no resolvers of their own (see RaceLane). */
const RacerNode = builder.node(racerNodeRef, {
  description: "A racer and their lane. For everyone who can see the race.",
  // The lane contains its global id. Otherwise Pothos would make it, and a promise, for every lane of every snapshot.
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
        "Global id of the user, to recognize one's own lane. In a group's race, only for the group's members and " +
        "admins and on one's own lane; others get an id that does not exist.",
    }),
    name: t.exposeString("name", {
      description:
        "Display name as of when they joined. If another racer has the same nickname, it gets a number " +
        "(`Witty Meerkat 2`). In a group's race, only for the group's members and admins and on one's own lane; " +
        "others get a nickname. An account made by a coach, without a guardian's agreement " +
        "(GroupMember.hasPublicConsent), has a nickname in all races but those of its groups, except for people of " +
        "the group that made it and on one's own lane. On the list of open races, for them too.",
    }),
    wallName: t.exposeString("wallName", {
      description:
        "Their name on the big screen: a nickname if the group wants that, always the same within the group, or for " +
        "viewers outside the group; otherwise `name`.",
    }),
    avatarUrl: t.exposeString("avatarUrl", {
      nullable: true,
      description: "Address of their picture. Null when they have none, and when `name` is hidden.",
    }),
    isHost: t.exposeBoolean("isHost", {
      description: "Whether they may start, kick and cancel. False for all in a group's race.",
    }),
    phase: t.expose("phase", { type: RacerPhaseEnum, description: "Their current phase." }),
    isAway: t.exposeBoolean("isAway", { description: "No connection is open; the seat is kept for 60 s." }),
    position: t.exposeInt("position", { description: "Number of characters (graphemes) typed." }),
    wpm: t.exposeInt("wpm", {
      description: "Words per minute since the start, a whole number, rounded down; changes at most once a second.",
    }),
    speed: t.exposeFloat("speed", {
      description:
        "The same to hundredths, rounded down, so that it is right in characters per minute, too. Once they have " +
        "finished, the speed of their result.",
    }),
    accuracy: t.exposeInt("accuracy", {
      description:
        "Right key presses in whole percent, rounded down; changes at most once a second. 100 before the first key.",
    }),
    errors: t.exposeInt("errors", { description: "Wrong key presses so far, which decide an accuracy race." }),
    batch: t.exposeInt("batch", {
      description: "Number of the last accepted batch of keystrokes; the next has one more.",
    }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "1 for the first; equal results share a place. Null until they finish. May change until the race has ended.",
    }),
    team: t.exposeInt("team", {
      nullable: true,
      description: "Number of their team. Null outside team races, and for racers who left before it ran.",
    }),
    baseline: t.exposeFloat("baseline", {
      nullable: true,
      description:
        "In a handicap race: their median speed of the last seven days, in words per minute. Null when they have " +
        "none (their first race counts as 0%), and in other races.",
    }),
    isTeamChosen: t.exposeBoolean("isTeamChosen", {
      description: "Whether the host or a coach chose the team; otherwise it is drawn.",
    }),
    ratingBand: t.expose("ratingBand", {
      type: RatingBandObject,
      nullable: true,
      description:
        "The band of their rating in the race's language, as of when they joined. Only of members with a public " +
        "profile; in a group's race, of members who show theirs to their groups, and only for the group's members " +
        "and admins and on one's own lane. Null for others, while BOARDS is off, and in groups without a leaderboard.",
    }),
    improvement: t.exposeFloat("improvement", {
      nullable: true,
      description:
        "In a handicap race: how many percent faster they were than their baseline, to one decimal, which decides " +
        "the place; negative when slower. Null until they finish, without a baseline, and in other races.",
    }),
    finishedAfterMs: t.exposeInt("finishedAfterMs", {
      nullable: true,
      description: "Milliseconds from the start to the last character. Null until they finish.",
    }),
    resultId: t.exposeID("resultId", {
      nullable: true,
      description:
        "Global id of the saved result, readable by its owner. Null until they finish, and when `name` is hidden.",
    }),
  }),
});
