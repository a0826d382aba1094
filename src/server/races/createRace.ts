import { builder } from "../graphql/builder";
import { RaceNode, RaceVisibilityEnum, RaceModeEnum } from "./RaceNode";
import type { RaceRoom } from "./RaceRoom";
import { viewRace } from "./raceView";
import { LanguageEnum } from "../graphql/scalars";
import { payload } from "../graphql/errors";
import { InvalidInput, RateLimited, DomainError } from "../DomainError";
import { findText } from "../texts/texts";
import { pickRaceText, TextLengthEnum } from "../texts/textQueries";
import { racerIdentity } from "../users/accounts";
import { raceLimits } from "../../engine/race/raceLimits";
import type { RaceMode } from "../../engine/race/RaceState";
import type { Context } from "../graphql/Context";
import { openGroup } from "../groups/groups";

/** The result of a race mutation: the race afterwards. */
export const RaceSuccess = builder.objectRef<{ readonly room: RaceRoom }>("RaceSuccess").implement({
  description: "The change was made, by this request or an earlier one. Repeating it changes nothing.",
  fields: (t) => ({
    race: t.field({
      type: RaceNode,
      resolve: ({ room }, _, context) => viewRace(room, context),
      description: "The race as it is now.",
    }),
  }),
});

const CreateRaceInput = builder.inputType("CreateRaceInput", {
  description:
    "A new race. Set `textId`, or `length` for a random text of that length, or neither for any text in the " +
    "language.",
  fields: (t) => ({
    visibility: t.field({ type: RaceVisibilityEnum, description: "Private with a code, or open to everyone." }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text from the library, in that language." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "Length of a random text." }),
  }),
});

const CreateRacePayload = payload("CreateRacePayload", RaceSuccess, [
  "InvalidInputError",
  "RefusedError",
  "RateLimitedError",
]);

builder.mutationField("createRace", (t) =>
  t.field({
    type: CreateRacePayload,
    description: "Opens a race with the viewer as its host. For guests and members, at most 20 per minute.",
    args: { input: t.arg({ type: CreateRaceInput, description: "The race to open." }) },
    resolve: async (_, { input }, { viewer, services, address }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      if (!(await services.switches.isOn("RACES"))) return new DomainError("SWITCHED_OFF");
      const wait = await services.rateLimits.takeFrom("createRace", viewer.userId, address);
      if (wait !== null) return new RateLimited(wait);
      const { database } = services;
      const text = input.textId
        ? await findText(database, input.textId.id)
        : await pickRaceText(database, { language: input.language, length: input.length ?? null });
      if (!text) return new InvalidInput([{ path: input.textId ? "textId" : "length", code: "TEXT_NOT_FOUND" }]);
      if (text.language !== input.language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
      const host = await racerIdentity(database, viewer.userId);
      if (!host) return new DomainError("NOT_SIGNED_IN");
      return {
        room: await services.races.create(
          {
            visibility: input.visibility,
            language: input.language,
            textId: text.id,
            text: text.body,
            chosenBy: viewer.userId,
          },
          host,
        ),
      };
    },
  }),
);

const CreateGroupRaceInput = builder.inputType("CreateGroupRaceInput", {
  description:
    "A new race of a group. Set `textId`, or `length` for a random text of that length, or neither for any text " +
    "in the language.",
  fields: (t) => ({
    mode: t.field({
      type: RaceModeEnum,
      required: false,
      defaultValue: "SPEED",
      description: "What decides its places.",
    }),
    teams: t.int({
      required: false,
      defaultValue: raceLimits.fewestTeams,
      description: "Number of teams, from 2 to 6; other values are brought into that range. Ignored in other modes.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text that the viewer may read, in that language." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "Length of a random text." }),
  }),
});

builder.mutationField("createGroupRace", (t) =>
  t.field({
    type: payload("CreateGroupRacePayload", RaceSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Opens a private race for a whole group, without a host: its coaches run it. For coaches and admins, at " +
      "most 20 per minute. The group's members get an invitation.",
    args: {
      groupId: t.arg.id({ description: "Global id of the group." }),
      input: t.arg({ type: CreateGroupRaceInput, description: "The race to open." }),
    },
    resolve: async (_, { groupId, input }, context) => {
      const opened = await openGroup(context, groupId, "COACH");
      if (opened instanceof DomainError) return opened;
      return create(context, opened.group, {
        ...input,
        mode: input.mode ?? "SPEED",
        teams: nearest(input.teams ?? raceLimits.fewestTeams),
      });
    },
  }),
);

function nearest(teams: number): number {
  return Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, teams));
}

type Wish = typeof CreateGroupRaceInput.$inferInput & { readonly mode: RaceMode; readonly teams: number };
type OwnGroup = Exclude<Awaited<ReturnType<typeof openGroup>>, DomainError>["group"];

async function create(
  { viewer, services, address }: Context,
  group: OwnGroup,
  { mode, teams, language, textId, length }: Wish,
): Promise<{ room: RaceRoom } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (!(await services.switches.isOn("RACES"))) return new DomainError("SWITCHED_OFF");
  const wait = await services.rateLimits.takeFrom("createRace", viewer.userId, address);
  if (wait !== null) return new RateLimited(wait);
  const text = textId
    ? await findText(services.database, textId.id, viewer.userId)
    : await pickRaceText(services.database, { language, length: length ?? null });
  if (!text) return new InvalidInput([{ path: textId ? "textId" : "length", code: "TEXT_NOT_FOUND" }]);
  if (text.language !== language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  const { id, name, settings } = group;
  const about = {
    visibility: "PRIVATE",
    language,
    textId: text.id,
    text: text.body,
    chosenBy: viewer.userId,
    group: { id, name },
    mode,
    teams,
    guests: settings.guestsInRaces,
    nicknames: settings.nicknames,
  } as const;
  return { room: await services.races.create(about, null) };
}
