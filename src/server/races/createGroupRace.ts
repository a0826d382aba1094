import { raceLimits } from "../../engine/race/raceLimits";
import type { RaceMode } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { LanguageEnum } from "../graphql/enums";
import { InvalidInput, payload, RateLimited, Refused } from "../graphql/errors";
import { openGroup } from "../groups/openGroup";
import { findText } from "../texts/findText";
import { pickRaceText, TextLengthEnum } from "../texts/pickRaceText";
import { RaceModeEnum } from "./RaceModeEnum";
import type { RaceRoom } from "./RaceRoom";
import { RaceSuccess } from "./RaceSuccess";

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
      if (opened instanceof Refused) return opened;
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
type OwnGroup = Exclude<Awaited<ReturnType<typeof openGroup>>, Refused>["group"];

async function create(
  { viewer, services, address }: Context,
  group: OwnGroup,
  { mode, teams, language, textId, length }: Wish,
): Promise<{ room: RaceRoom } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (!(await services.switches.isOn("RACES"))) return new Refused("SWITCHED_OFF");
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
