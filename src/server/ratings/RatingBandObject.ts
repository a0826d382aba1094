import type { RatingBand } from "../../engine/race/ratingBand";
import { builder } from "../graphql/builder";

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
