import { builder } from "../graphql/builder";
import { RaceNode } from "./RaceNode";
import type { RaceRoom } from "./RaceRoom";
import { viewRace } from "./RaceView";

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
