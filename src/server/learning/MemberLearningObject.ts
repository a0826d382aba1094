import { desc, eq } from "drizzle-orm";
import { type AdaptiveState, readState } from "../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import type { Connection } from "../database/Connection";
import { learningStates } from "../database/schema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/enums";
import { UserNode } from "../users/UserNode";
import { KeyFiguresType, toColumns } from "./LearningStateType";

/** What is known of a person's keys on one keyboard, beside the names of all keyboards of which something is known. */
export type MemberLearning = {
  readonly layout: LayoutId;
  readonly layouts: readonly LayoutId[];
  readonly state: AdaptiveState;
};

export const MemberLearningObject = builder.objectRef<MemberLearning>("MemberLearning").implement({
  description: "What practice has learnt of a member's keys on a keyboard.",
  fields: (t) => ({
    layout: t.expose("layout", { type: KeyboardLayoutEnum, description: "Which keyboard." }),
    layouts: t.field({
      type: [KeyboardLayoutEnum],
      resolve: ({ layouts }) => layouts,
      description: "All keyboards of which something is known, the one that was typed on last first.",
    }),
    keyFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ state }) => toColumns(state.keys),
      description: "Of each key.",
    }),
    pairFigures: t.field({
      type: KeyFiguresType,
      resolve: ({ state }) => toColumns(state.pairs),
      description: "Of one key after another.",
    }),
  }),
});

builder.objectField(UserNode, "learning", (t) =>
  t.field({
    type: MemberLearningObject,
    nullable: true,
    description:
      "What practice has learnt of their keys, by the keyboard that it was typed on. " +
      "Own only: null on anybody else, and while nothing is known.",
    args: {
      layout: t.arg({
        type: KeyboardLayoutEnum,
        required: false,
        description: "The keyboard. Null: the one that was typed on last.",
      }),
    },
    resolve: (user, { layout }, { viewer, services }) =>
      viewer?.userId === user.id ? findMemberLearning(services.database, user.id, layout ?? null) : null,
  }),
);

/** @param asked null: the keyboard that was typed on last. */
export async function findMemberLearning(
  database: Connection,
  ofUser: string,
  asked: LayoutId | null,
): Promise<MemberLearning | null> {
  const { layout, state, userId, updatedAt } = learningStates;
  const rows = await database
    .select({ layout, state })
    .from(learningStates)
    .where(eq(userId, ofUser))
    .orderBy(desc(updatedAt), layout);
  const row = asked === null ? rows[0] : rows.find((one) => one.layout === asked);
  const read = row ? readState(row.state) : null;
  return row && read ? { layout: row.layout, layouts: rows.map((one) => one.layout), state: read } : null;
}
