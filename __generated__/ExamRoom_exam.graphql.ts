/**
 * @generated SignedSource<<94fc63b8d79b4a0a1b1e8acce4ec67b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamPhase = "FINISHED" | "READY" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExamRoom_exam$data = {
  readonly attempts: ReadonlyArray<{
    readonly __typename: "ExamAttempt";
  }>;
  readonly isMock: boolean;
  readonly norm: {
    readonly name: string;
  };
  readonly phase: ExamPhase;
  readonly " $fragmentSpreads": FragmentRefs<"ExamOver_exam" | "ExamReady_exam" | "ExamRunning_exam">;
  readonly " $fragmentType": "ExamRoom_exam";
};
export type ExamRoom_exam$key = {
  readonly " $data"?: ExamRoom_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamRoom_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamRoom_exam",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMock",
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
          "name": "name",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExamReady_exam"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExamRunning_exam"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExamOver_exam"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "633309f93334b0c35af6f3234249bdab";

export default node;
