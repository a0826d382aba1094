import { builder } from "../graphql/builder";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { GroupInvitationObject } from "../races/raceBoard";
import type { GroupInvitation } from "../races/GroupRaceIndex";
import type { IsoDateTime } from "../../contract/scalars";
import type { LiveActivity } from "../../engine/live/LiveRun";
import type { LiveState } from "../../engine/live/liveFigures";

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

const LiveMemberObject = builder.objectRef<LiveMember>("LiveMember").implement({
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

/** One member's run at one moment. */
export type LiveView = {
  readonly id: string;
  readonly member: LiveMember;
  readonly runId: string | null;
  readonly text: string;
  readonly marks: string;
  readonly caret: number;
};

export const LiveViewObject = builder.objectRef<LiveView>("LiveView").implement({
  description: "What one member types at this moment, for the coaches and the owner of a group.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Names this view; no node." }),
    member: t.expose("member", { type: LiveMemberObject, description: "How they are doing, as on the wall." }),
    runId: t.exposeID("runId", {
      nullable: true,
      description: "The run, as their page named it. Null when they are not in one.",
    }),
    text: t.exposeString("text", { description: "What is to be typed; empty when they are not in a run." }),
    marks: t.exposeString("marks", {
      description:
        "One sign for each character (grapheme) of the text up to the caret: `r` right, `w` wrong or left out, " +
        "`f` right after it was wrong. " +
        "Letters past a word's end are not in the text: the space behind them is `w`.",
    }),
    caret: t.exposeInt("caret", { description: "Characters (graphemes) of the text before the caret." }),
  }),
});

const LiveStateEnum = builder.enumType("LiveState", {
  description: "How somebody is doing at this moment, in the order of a wall.",
  values: {
    STUCK: {
      description:
        "In the middle of a run and no key for 7 s to a minute, or less than 80 % right of the last 40 key presses.",
    },
    TYPING: { description: "In the middle of a run." },
    IDLE: { description: "Here, and not typing." },
    AWAY: {
      description: "Connected, and no key or mouse for 10 s in any window; in the middle of a run, for a minute.",
    },
    OFFLINE: { description: "No window is open." },
  } as const,
});

export const LiveActivityEnum = builder.enumType("LiveActivity", {
  description: "What somebody types.",
  values: {
    PRACTICE: { description: "Words, or a text chosen for them." },
    LESSON: { description: "A step of the course." },
    TEXT: { description: "A text of the library or of the group." },
    CUSTOM: { description: "A text of their own." },
    EXAM: { description: "An exam." },
    RACE: { description: "A race." },
  } as const,
});

export const LiveRulesEnum = builder.enumType("LiveRules", {
  description: "By which rules keys are taken.",
  values: {
    FREE: { value: "free", description: "Word by word, errors may stay." },
    STOP_ON_ERROR: { value: "stopOnError", description: "The caret waits for the right key." },
    EXAM: { value: "exam", description: "Copying: whatever is typed stands there." },
  } as const,
});
