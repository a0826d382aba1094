/**
 * @generated SignedSource<<249888882d4562c58bfa5d2c3aa9dc74>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_grade$data = {
  readonly countedStrokes: number;
  readonly errors: number;
  readonly isAccurateEnough: boolean;
  readonly isFastEnough: boolean;
  readonly passed: boolean;
  readonly strokes: number;
  readonly strokesPerMinute: number;
  readonly " $fragmentType": "AttemptResult_grade";
};
export type AttemptResult_grade$key = {
  readonly " $data"?: AttemptResult_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptResult_grade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFastEnough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAccurateEnough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countedStrokes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokesPerMinute",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    }
  ],
  "type": "ExamGrade",
  "abstractKey": null
};

(node as any).hash = "4d737605fe691cdad5bb55be18b9e3c9";

export default node;
