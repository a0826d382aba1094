import type { IsoDateTime } from "../../contract/scalars";
import type { LiveActivity } from "../../engine/live/LiveRun";
import type { LiveState } from "../../engine/live/liveFigures";
import { builder } from "../graphql/builder";
import { LiveActivityEnum, LiveStateEnum } from "./liveEnums";

/**
 * Somebody on a wall at one moment. Plain values under the names of the fields, which compiled documents read without a
 * call; ids are global.
 */
export type LiveMember = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly state: LiveState;
  readonly stateSince: IsoDateTime;
  readonly activity: LiveActivity | null;
  readonly title: string | null;
  readonly position: number;
  readonly length: number;
  readonly wpm: number;
  readonly accuracy: number;
  readonly errors: number;
};

export const LiveMemberObject = builder.objectRef<LiveMember>("LiveMember").implement({
  description: "A member of a group as their coaches see them live. Nothing of it is kept.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names this person on this group's wall; no node." }),
    userId: t.exposeID("userId", { description: "Global id of the user." }),
    name: t.exposeString("name", { description: "Display name." }),
    state: t.expose("state", { type: LiveStateEnum, description: "How they are doing." }),
    stateSince: t.expose("stateSince", { type: "DateTime", description: "Since when they are in this state." }),
    activity: t.expose("activity", {
      type: LiveActivityEnum,
      nullable: true,
      description: "What they type. Null when they are not in a run.",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description: "What their screen calls it. Null when it has no name, or they are not in a run.",
    }),
    position: t.exposeInt("position", {
      description: "Characters (graphemes) behind the caret; 0 when they are not in a run.",
    }),
    length: t.exposeInt("length", { description: "Characters of the text; 0 when they are not in a run." }),
    wpm: t.exposeInt("wpm", {
      description: "Words a minute in this run, whole, rounded down; changes at most once a second.",
    }),
    accuracy: t.exposeInt("accuracy", {
      description:
        "Right key presses in this run in percent, whole, rounded down; changes at most once a second. 100 before " +
        "the first.",
    }),
    errors: t.exposeInt("errors", { description: "Wrong key presses in this run." }),
  }),
});
