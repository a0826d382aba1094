/**
 * @generated SignedSource<<86d2a4e0ec816a4659c905f172249140>>
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
    readonly number: number;
  }>;
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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
          "name": "number",
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

(node as any).hash = "f472ecf8f381a8e39e093486c8e678fc";

export default node;
