import { builder } from "../graphql/builder";

/** A race of a group, as its members are invited to it. */
export type GroupInvitation = { readonly code: string; readonly groupName: string; readonly isSeated: boolean };

export const GroupInvitationObject = builder.objectRef<GroupInvitation>("GroupInvitation").implement({
  description: "A race of one of the viewer's groups that they can still join.",
  fields: (t) => ({
    code: t.expose("code", { type: "RaceCode", description: "Leads to the race." }),
    groupName: t.exposeString("groupName", { description: "Whose race it is." }),
    isSeated: t.exposeBoolean("isSeated", { description: "Whether they have a seat already." }),
  }),
});
