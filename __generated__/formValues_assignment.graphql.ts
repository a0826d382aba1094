/**
 * @generated SignedSource<<ff3b484c83164194be4a398d834b8824>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AssignmentKind = "EXAM" | "GOAL" | "LESSON" | "TEXT" | "%future added value";
export type Language = "EN" | "NL" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type formValues_assignment$data = {
  readonly dueAt: IsoDateTime | null | undefined;
  readonly isForAll: boolean;
  readonly kind: AssignmentKind;
  readonly note: string;
  readonly opensAt: IsoDateTime;
  readonly task: {
    readonly __typename: "ExamTask";
    readonly language: Language;
    readonly norm: string;
  } | {
    readonly __typename: "GoalTask";
    readonly goalAccuracy: number | null | undefined;
    readonly minutes: number | null | undefined;
    readonly wpm: number | null | undefined;
  } | {
    readonly __typename: "LessonTask";
    readonly lesson: string;
  } | {
    readonly __typename: "TextTask";
    readonly text: {
      readonly id: string;
    } | null | undefined;
    readonly textAccuracy: number | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly title: string;
  readonly " $fragmentType": "formValues_assignment";
};
export type formValues_assignment$key = {
  readonly " $data"?: formValues_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"formValues_assignment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "formValues_assignment"
};

(node as any).hash = "a8f23792e8fdda46edd3cd1da782431a";

export default node;
