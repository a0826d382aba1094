import { builder } from "../graphql/builder";
import { LiveMemberObject, type LiveMember } from "./LiveMemberObject";

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
