/**
 * @generated SignedSource<<2e8adfe8ce952485b650a4ac7f7ddcb0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamPhase = "FINISHED" | "READY" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExamPage_exam$data = {
  readonly attempts: ReadonlyArray<{
    readonly __typename: "ExamAttempt";
  }>;
  readonly isMock: boolean;
  readonly norm: {
    readonly name: string;
    readonly title: string | null | undefined;
  };
  readonly phase: ExamPhase;
  readonly " $fragmentSpreads": FragmentRefs<"ExamPage_over" | "ExamReady_exam" | "ExamRunning_exam">;
  readonly " $fragmentType": "ExamPage_exam";
};
export type ExamPage_exam$key = {
  readonly " $data"?: ExamPage_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamPage_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamPage_exam",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
      "name": "ExamPage_over"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "b3febccf2cc55f1cccce0d7246d29558";

export default node;
