/**
 * @generated SignedSource<<e9db9ce134b486b1a3fe16e9053b7764>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamReady_exam$data = {
  readonly attempts: ReadonlyArray<{
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_attempt">;
  }>;
  readonly extraTime: number;
  readonly id: string;
  readonly norm: {
    readonly attempts: number;
    readonly minutes: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_exam">;
  readonly " $fragmentType": "ExamReady_exam";
};
export type ExamReady_exam$key = {
  readonly " $data"?: ExamReady_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamReady_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamReady_exam",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamNorm",
      "kind": "LinkedField",
      "name": "norm",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttemptResult_attempt"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptResult_exam"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "e2707b5b7351e195ae157fb3dd6bca30";

export default node;
