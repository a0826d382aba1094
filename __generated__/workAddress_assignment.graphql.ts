/**
 * @generated SignedSource<<62afccb059ae895c15e5c92577c89d9a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type workAddress_assignment$data = {
  readonly backspace: boolean;
  readonly id: string;
  readonly task: {
    readonly __typename: "ExamTask";
    readonly language: Language;
    readonly norm: string;
  } | {
    readonly __typename: "LessonTask";
    readonly lesson: string;
  } | {
    readonly __typename: "TextTask";
    readonly text: {
      readonly id: string;
      readonly language: Language;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "workAddress_assignment";
};
export type workAddress_assignment$key = {
  readonly " $data"?: workAddress_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"workAddress_assignment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workAddress_assignment"
};

(node as any).hash = "416be158faf2fdf9d4104093379fe93d";

export default node;
