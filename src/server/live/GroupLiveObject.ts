import { builder } from "../graphql/builder";
import { LiveMemberObject, type LiveMember } from "./LiveMemberObject";

/** A group's wall at one moment. */
export type GroupLive = { readonly id: string; readonly members: LiveMember[] };

export const GroupLiveObject = builder.objectRef<GroupLive>("GroupLive").implement({
  description: "A group's live wall, for its coaches and its owner.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names this wall; no node." }),
    members: t.expose("members", {
      type: [LiveMemberObject],
      description:
        "Everybody whose role is MEMBER: who is STUCK first, then TYPING, IDLE, AWAY, OFFLINE; within each by name.",
    }),
  }),
});
