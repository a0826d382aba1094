/**
 * @generated SignedSource<<a510980eceb4467444d3b24587b44fe5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GradeScale = "LETTERS" | "OWN" | "PERCENT" | "TEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type gradeWords_grading$data = {
  readonly scale: GradeScale;
  readonly steps: ReadonlyArray<{
    readonly from: number;
    readonly label: string;
  }>;
  readonly " $fragmentType": "gradeWords_grading";
};
export type gradeWords_grading$key = {
  readonly " $data"?: gradeWords_grading$data;
  readonly " $fragmentSpreads": FragmentRefs<"gradeWords_grading">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gradeWords_grading"
};

(node as any).hash = "0a28b03f146fc60884e3adb32b623945";

export default node;
