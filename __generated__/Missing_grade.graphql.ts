/**
 * @generated SignedSource<<babe88dc60164806e9f9ddf2acff2f42>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Missing_grade$data = {
  readonly errors: number;
  readonly isAccurateEnough: boolean;
  readonly isFastEnough: boolean;
  readonly passed: boolean;
  readonly strokes: number;
  readonly " $fragmentType": "Missing_grade";
};
export type Missing_grade$key = {
  readonly " $data"?: Missing_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"Missing_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Missing_grade",
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
      "name": "errors",
      "storageKey": null
    }
  ],
  "type": "ExamGrade",
  "abstractKey": null
};

(node as any).hash = "38ed7414d7a77b2b783a09e6cff6ad99";

export default node;
