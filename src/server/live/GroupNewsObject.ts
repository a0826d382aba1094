import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/enums";
import { GroupInvitationObject } from "../races/GroupInvitationObject";
import type { GroupInvitation } from "../races/GroupRaceIndex";

/** What one person is told about their groups, at one moment. */
export type GroupNews = {
  readonly id: string;
  readonly stamp: string;
  readonly watchable: string[];
  readonly watchedBy: string[];
  readonly races: () => Promise<GroupInvitation[]>;
  readonly layout: LayoutId | null;
  readonly keyboardHiddenBy: string | null;
};

export const GroupNewsObject = builder.objectRef<GroupNews>("GroupNews").implement({
  description: "What the viewer is told about their groups, on whatever screen they are.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names the news of one person; no node." }),
    stamp: t.exposeString("stamp", {
      description:
        "Another one when the viewer came into a group or left one, and when the name, the switches, the coaches " +
        "or the owner of one of their groups are others than before.",
    }),
    watchable: t.exposeStringList("watchable", {
      description: "Names of the groups in which a coach may watch the viewer type.",
    }),
    watchedBy: t.exposeStringList("watchedBy", {
      description:
        "Display names of the coaches who may see the viewer type right now. Only while there are any does a " +
        "browser report what is typed.",
    }),
    races: t.field({
      type: [GroupInvitationObject],
      resolve: ({ races }) => races(),
      description: "Races of the viewer's groups that they can still join, newest first.",
    }),
    layout: t.expose("layout", {
      type: KeyboardLayoutEnum,
      nullable: true,
      description:
        "The keyboard of the first of the viewer's groups that has one, for members who chose none. Null when " +
        "none has.",
    }),
    keyboardHiddenBy: t.exposeString("keyboardHiddenBy", {
      nullable: true,
      description: "Name of a group in which members type without the keyboard picture. Null when it may be shown.",
    }),
  }),
});
