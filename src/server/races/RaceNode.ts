import { GraphQLError } from "graphql";
import { errorCatalogue } from "../../contract/errorCatalogue";
import { raceDeadline } from "../../engine/race/decideTick";
import { raceLimits } from "../../engine/race/raceLimits";
import { readsField } from "../graphql/asksFor";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { TextNode } from "../texts/TextNode";
import { LostSeatObject } from "./LostSeat";
import { RaceGroupObject } from "./RaceGroupObject";
import { RaceModeEnum } from "./RaceModeEnum";
import { RacerNode } from "./RacerNode";
import { groupFor, lanesFor, lossesFor, viewRace, type RaceView } from "./RaceView";
import { RaceTeamObject } from "./RaceTeamObject";
import { hiddenText, isTextHidden, raceText } from "./raceText";
import { raceTeams } from "./raceTeams";

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
