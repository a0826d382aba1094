import { builder } from "../graphql/builder";
import type { RoleWords } from "../../contract/groupRules";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { RoleWordsEnum } from "../groups/GroupNode";
import { KeyboardLayoutEnum } from "../graphql/scalars";
import { GroupInvitationObject } from "../races/raceSubscriptions";
import type { GroupInvitation } from "../races/GroupRaceIndex";
import type { IsoDateTime } from "../../contract/scalars";
import { type LiveActivity, liveLimits, type LiveState } from "../../engine/live/LiveRun";
import { payload } from "../graphql/errors";
import { reportPresence, reportTyping } from "./LiveReports";

/** A group's live view at one moment. */
export type GroupLive = { readonly id: string; readonly seatingStamp: string; readonly members: LiveMember[] };

export const GroupLiveObject = builder.objectRef<GroupLive>("GroupLive").implement({
  description: "A group's live view, for its coaches and its owner.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of this live view; not a node." }),
    seatingStamp: t.exposeString("seatingStamp", {
      description: "Changes when the seating changes. Read `Group.seating` again then.",
    }),
    members: t.expose("members", {
      type: [LiveMemberObject],
      description:
        "All members with role MEMBER: those STUCK first, then TYPING, IDLE, AWAY and OFFLINE, each by name.",
    }),
  }),
});

/** One user's news about their groups at one moment. */
export type GroupNews = {
  readonly id: string;
  readonly stamp: string;
  readonly watchable: string[];
  readonly watchedBy: string[];
  readonly roleWords: RoleWords | null;
  readonly races: () => Promise<GroupInvitation[]>;
  readonly layout: LayoutId | null;
  readonly keyboardHiddenBy: string | null;
};

export const GroupNewsObject = builder.objectRef<GroupNews>("GroupNews").implement({
  description: "News about the viewer's groups, for every screen.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of one user's news; not a node." }),
    stamp: t.exposeString("stamp", {
      description:
        "Changes when the viewer joins or leaves a group, and when the name, the settings, the coaches or the " +
        "owner of one of their groups change.",
    }),
    watchable: t.exposeStringList("watchable", {
      description: "Names of the groups whose coaches may watch the viewer type.",
    }),
    watchedBy: t.exposeStringList("watchedBy", {
      description:
        "Display names of the coaches who can see the viewer type right now. Clients only report typing while " +
        "there are any.",
    }),
    roleWords: t.expose("roleWords", {
      type: RoleWordsEnum,
      nullable: true,
      description:
        "What the groups in `watchable` call their coaches and members. Null when they differ, or there are none.",
    }),
    races: t.field({
      type: [GroupInvitationObject],
      resolve: ({ races }) => races(),
      description: "Races in the viewer's groups that can still be joined, newest first.",
    }),
    layout: t.expose("layout", {
      type: KeyboardLayoutEnum,
      nullable: true,
      description:
        "The keyboard layout of the first of the viewer's groups that has one, for members who have not chosen " +
        "one. Null when none has.",
    }),
    keyboardHiddenBy: t.exposeString("keyboardHiddenBy", {
      nullable: true,
      description: "Name of a group whose members type without the keyboard picture. Null when it may be shown.",
    }),
  }),
});

/**
 * A member on a live view at one moment. Plain values named like the fields, which compiled documents read without a
 * function call; ids are global.
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
  description: "A member of a group as their coaches see them live. None of this is stored.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of this member in this live view; not a node." }),
    userId: t.exposeID("userId", { description: "Global id of the user." }),
    name: t.exposeString("name", { description: "Display name." }),
    state: t.expose("state", { type: LiveStateEnum, description: "Their current state." }),
    stateSince: t.expose("stateSince", { type: "DateTime", description: "When this state began." }),
    activity: t.expose("activity", {
      type: LiveActivityEnum,
      nullable: true,
      description: "What they type. Null when they are not in a run.",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description: "The title on their screen. Null when it has none, or they are not in a run.",
    }),
    position: t.exposeInt("position", {
      description: "Characters (graphemes) before the caret; 0 when they are not in a run.",
    }),
    length: t.exposeInt("length", { description: "Characters of the text; 0 when they are not in a run." }),
    wpm: t.exposeInt("wpm", {
      description: "Words per minute in this run, a whole number, rounded down; changes at most once a second.",
    }),
    accuracy: t.exposeInt("accuracy", {
      description:
        "Right key presses in this run, in whole percent, rounded down; changes at most once a second. 100 before " +
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
  description: "What one member is typing right now, for the coaches and the owner of a group.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of this view; not a node." }),
    member: t.expose("member", { type: LiveMemberObject, description: "Their state, as in the group's live view." }),
    runId: t.exposeID("runId", {
      nullable: true,
      description: "Id of the run, generated by their page. Null when they are not in one.",
    }),
    text: t.exposeString("text", { description: "The text to type; empty when they are not in a run." }),
    marks: t.exposeString("marks", {
      description:
        "One letter for each character (grapheme) of the text up to the caret: `r` right, `w` wrong or left out, " +
        "`f` right after it was wrong. Extra letters at a word's end have no mark of their own; the space after " +
        "them is `w`.",
    }),
    caret: t.exposeInt("caret", { description: "Number of characters (graphemes) of the text before the caret." }),
  }),
});

const LiveStateEnum = builder.enumType("LiveState", {
  description: "Current state of a member, in the order of the live view.",
  values: {
    STUCK: {
      description:
        "In a run, with no key press for 7 s to a minute, or with less than 80% of the last 40 key presses right.",
    },
    TYPING: { description: "In a run." },
    IDLE: { description: "Online and not typing." },
    AWAY: {
      description:
        "Connected, but without keyboard or mouse input for 10 s in all windows; during a run, for a minute.",
    },
    OFFLINE: { description: "No window is open." },
  } as const,
});

const LiveActivityEnum = builder.enumType("LiveActivity", {
  description: "What a member types.",
  values: {
    PRACTICE: { description: "Words, or a text chosen for them." },
    LESSON: { description: "A lesson of the course." },
    TEXT: { description: "A text from the library or the group." },
    CUSTOM: { description: "A text of their own." },
    EXAM: { description: "An exam." },
    RACE: { description: "A race." },
  } as const,
});

const LiveRulesEnum = builder.enumType("LiveRules", {
  description: "The rules for wrong keys.",
  values: {
    FREE: { value: "free", description: "Word by word; errors may stay." },
    STOP_ON_ERROR: { value: "stopOnError", description: "The caret waits for the right key." },
    EXAM: { value: "exam", description: "Copying a text as in an exam: everything typed appears." },
  } as const,
});

const PresenceReported = builder.objectRef<{ readonly isWatched: boolean }>("PresenceReported").implement({
  description: "The report was received.",
  fields: (t) => ({
    isWatched: t.exposeBoolean("isWatched", {
      description: "Whether the viewer is being watched now. If not, nothing was kept.",
    }),
  }),
});

builder.mutationField("reportPresence", (t) =>
  t.field({
    type: payload("ReportPresencePayload", PresenceReported, ["RefusedError", "RateLimitedError"]),
    description:
      "Reports that a page of the viewer had no keyboard or mouse input for 10 s, or has input again. Pages only " +
      "send this while the viewer is watched.",
    args: {
      page: t.arg.id({ description: "Id of the page, as in `myGroupNews`." }),
      isAway: t.arg.boolean({
        description: "True after 10 s without keyboard or mouse input, false at the next input.",
      }),
    },
    resolve: (_root, { page, isAway }, context) => reportPresence(context, page, isAway),
  }),
);

const LiveStartInput = builder.inputType("LiveStartInput", {
  description: "The start of a run.",
  fields: (t) => ({
    activity: t.field({ type: LiveActivityEnum, description: "The kind of run." }),
    rules: t.field({ type: LiveRulesEnum, description: "The rules for wrong keys." }),
    text: t.string({
      maxLength: liveLimits.textLength,
      description: "The text to type, normalized; at most 30,000 characters.",
    }),
    title: t.string({ required: false, description: "Its title on screen, cut to 100 characters." }),
    position: t.int({
      required: false,
      defaultValue: 0,
      description:
        "Number of characters (graphemes) typed before the log begins, when a page returns to a race. Only with " +
        "STOP_ON_ERROR.",
    }),
  }),
});

const ReportTypingInput = builder.inputType("ReportTypingInput", {
  description: "A part of a run.",
  fields: (t) => ({
    runId: t.id({ description: "Id of the run, generated by the page; at most 64 characters." }),
    batch: t.int({ description: "1 for the first batch, then one more each time." }),
    elapsedMs: t.int({ description: "Time in the run when this was sent, in ms since its time zero." }),
    start: t.field({
      type: LiveStartInput,
      required: false,
      description: "Required in batch 1, and only allowed there.",
    }),
    keystrokes: t.field({
      type: "KeystrokeLog",
      description:
        "A complete log of at most 1,000 keystrokes, possibly none; its times count from the run's time zero.",
    }),
    isOver: t.boolean({ required: false, defaultValue: false, description: "Whether the run ended with this batch." }),
  }),
});

const TypingReported = builder.objectRef<{ readonly isWatched: boolean }>("TypingReported").implement({
  description: "The report was received.",
  fields: (t) => ({
    isWatched: t.exposeBoolean("isWatched", {
      description: "Whether the viewer is being watched now. If not, nothing was kept, and pages can stop reporting.",
    }),
  }),
});

builder.mutationField("reportTyping", (t) =>
  t.field({
    type: payload("ReportTypingPayload", TypingReported, ["SequenceGapError", "RefusedError", "RateLimitedError"]),
    description:
      "The next part of what the viewer types, for the coaches who watch. It is kept in memory only, and " +
      "only while the run lasts and someone watches. A batch that was already accepted changes nothing; for " +
      "one out of order, the response is the expected number, where 1 means: begin again with `start` and " +
      "the whole log. The first batch of another run replaces the previous run. The batch number makes this " +
      "safe to repeat, so idempotency keys are ignored.",
    args: { input: t.arg({ type: ReportTypingInput, description: "What was typed." }) },
    resolve: (_root, { input }, context) => reportTyping(context, input),
  }),
);
