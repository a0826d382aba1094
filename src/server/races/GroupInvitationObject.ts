import { builder } from "../graphql/builder";
import type { GroupInvitation } from "./GroupRaceIndex";
import { RaceModeEnum } from "./RaceModeEnum";

/** What a member sees of a race of their group, wherever they are. */
export const GroupInvitationObject = builder.objectRef<GroupInvitation>("GroupInvitation").implement({
  description: "A race of a group of the viewer's that has not begun.",
  fields: (t) => ({
    code: t.field({ type: "RaceCode", resolve: ({ code }) => code, description: "What joins it." }),
    groupName: t.exposeString("groupName", { description: "Whose race it is." }),
    mode: t.expose("mode", { type: RaceModeEnum, description: "What decides its places." }),
    isSeated: t.exposeBoolean("isSeated", { description: "Whether the viewer has a seat in it." }),
  }),
});
