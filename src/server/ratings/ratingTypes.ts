import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/scalars";
import { PlayerObject } from "../players/playerTypes";
import { ResultNode } from "../results/ResultNode";
import { findChanges, findPastLimit, type PlayerRating, type RatingChange, selectRatings } from "./ratings";
import type { RatingBand } from "../../engine/race/ratingBand";

export const RatingBandObject = builder.objectRef<RatingBand>("RatingBand").implement({
  description: "A rating of races as others see it: a band of 200 points. Both ends are null for a newcomer.",
  fields: (t) => ({
    from: t.exposeInt("from", {
      nullable: true,
      description: "Its lowest rating, such as 1400. Null for a newcomer: fewer than five rated races, or too unsure.",
    }),
    to: t.exposeInt("to", { nullable: true, description: "Its highest rating, such as 1599. Null for a newcomer." }),
  }),
});

const PlayerRatingObject = builder.objectRef<PlayerRating>("PlayerRating").implement({
  description: "A person's rating in races in a language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language of the races' texts." }),
    band: t.field({ type: RatingBandObject, resolve: ({ band }) => band, description: "The band of the rating." }),
  }),
});

builder.objectField(PlayerObject, "ratings", (t) =>
  t.field({
    type: [PlayerRatingObject],
    description:
      "Their ratings of races, one for each language, most raced first. Empty while BOARDS is off, and for an " +
      "account made in a group without a leaderboard.",
    resolve: async ({ id }, _args, { services }) => [...(await selectRatings(services, id))],
  }),
);

const RatingChangeObject = builder.objectRef<RatingChange>("RatingChange").implement({
  description: "What a race did to the rating of a racer, who alone sees it.",
  fields: (t) => ({
    rating: t.exposeInt("rating", { description: "Their rating after the race." }),
    change: t.exposeInt("change", { description: "The difference to before; negative if it fell." }),
    band: t.field({ type: RatingBandObject, resolve: ({ band }) => band, description: "The band of that rating." }),
    races: t.exposeInt("races", { description: "Number of their rated races in the language, this one included." }),
  }),
});

builder.objectField(ResultNode, "ratingChange", (t) =>
  t.loadable({
    type: RatingChangeObject,
    nullable: true,
    description:
      "What its race did to the rating. Null for other viewers than its owner, for practice, for a race that was " +
      "not rated or past the limit (isPastRatingLimit), and while BOARDS is off. A race is rated when it ends, by " +
      "its verified results at that time.",
    load: (ids: string[], { services }) => findChanges(services, ids),
    resolve: ({ id, userId, mode }, _args, { viewer }) => (viewer?.userId === userId && mode === "RACE" ? id : null),
  }),
);

builder.objectField(ResultNode, "isPastRatingLimit", (t) =>
  t.loadable({
    type: "Boolean",
    nullable: true,
    description:
      "Whether its race left the rating as it was, because the racers had had as many rated races against each other " +
      "as count (Race.isPastRatingLimit). Null for other viewers than its owner, and for practice.",
    load: (ids: string[], { services }) => findPastLimit(services, ids),
    resolve: ({ id, userId, mode }, _args, { viewer }) => (viewer?.userId === userId && mode === "RACE" ? id : null),
  }),
);
