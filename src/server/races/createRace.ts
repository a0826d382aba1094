import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { InvalidInput, payload, RateLimited, Refused } from "../graphql/errors";
import { findText } from "../texts/texts";
import { pickRaceText, TextLengthEnum } from "../texts/textQueries";
import { racerIdentity } from "../users/accounts";
import { RaceVisibilityEnum } from "./RaceNode";
import { RaceSuccess } from "./RaceSuccess";

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
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      if (!(await services.switches.isOn("RACES"))) return new Refused("SWITCHED_OFF");
      const wait = await services.rateLimits.takeFrom("createRace", viewer.userId, address);
      if (wait !== null) return new RateLimited(wait);
      const { database } = services;
      const text = input.textId
        ? await findText(database, input.textId.id)
        : await pickRaceText(database, { language: input.language, length: input.length ?? null });
      if (!text) return new InvalidInput([{ path: input.textId ? "textId" : "length", code: "TEXT_NOT_FOUND" }]);
      if (text.language !== input.language) return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
      const host = await racerIdentity(database, viewer.userId);
      if (!host) return new Refused("NOT_SIGNED_IN");
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
