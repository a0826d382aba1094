import { builder } from "../graphql/builder";
import { RaceNode, RaceVisibilityEnum, RaceModeEnum } from "./RaceNode";
import type { RaceRoom } from "./RaceRoom";
import { viewRace } from "./raceView";
import { LanguageEnum } from "../graphql/scalars";
import { payload } from "../graphql/errors";
import { InvalidInput, RateLimited, DomainError } from "../DomainError";
import { findText } from "../texts/texts";
import { drawText } from "../texts/drawText";
import { TextLengthEnum } from "../texts/textQueries";
import { racerIdentity } from "../users/accounts";
import { raceLimits } from "../../engine/race/raceLimits";
import type { RaceMode } from "../../engine/race/RaceState";
import type { Context } from "../graphql/Context";
import { openGroup } from "../groups/groups";

/** What a mutation of a race gives: the race as it is afterwards. */
export const RaceSuccess = builder.objectRef<{ readonly room: RaceRoom }>("RaceSuccess").implement({
  description: "It worked, now or before: asking twice changes nothing more.",
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
    "A new race. Give `textId`, or `length` for a random text of that length, or neither for any text of the language.",
  fields: (t) => ({
    visibility: t.field({ type: RaceVisibilityEnum, description: "Private by code, or open to all." }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text of the library, in that language." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "How long a random text is." }),
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
    description: "Opens a race with the caller as its host. For guests and members, at most 20 a minute.",
    args: { input: t.arg({ type: CreateRaceInput, description: "What race." }) },
    resolve: async (_, { input }, { viewer, services, address }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      if (!(await services.switches.isOn("RACES"))) return new DomainError("SWITCHED_OFF");
      const wait = await services.rateLimits.takeFrom("createRace", viewer.userId, address);
      if (wait !== null) return new RateLimited(wait);
      const { database } = services;
      const text = input.textId
        ? await findText(database, input.textId.id)
        : await drawText(database, { language: input.language, length: input.length ?? null });
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
    "A new race of a group. Give `textId`, or `length` for a random text of that length, or neither for any text " +
    "of the language.",
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
      description: "How many teams, 2 to 6, else the nearest of these; of no meaning in other modes.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the text." }),
    textId: t.globalID({ required: false, description: "A text that the viewer may read, in that language." }),
    length: t.field({ type: TextLengthEnum, required: false, description: "How long a random text is." }),
  }),
});

builder.mutationField("createGroupRace", (t) =>
  t.field({
    type: payload("CreateGroupRacePayload", RaceSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Opens a private race for a whole group, without a host: its coaches conduct it. For coaches and admins, at " +
      "most 20 a minute. Its members see that they are invited.",
    args: {
      groupId: t.arg.id({ description: "Which group." }),
      input: t.arg({ type: CreateGroupRaceInput, description: "What race." }),
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
    : await drawText(services.database, { language, length: length ?? null });
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
