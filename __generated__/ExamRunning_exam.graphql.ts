/**
 * @generated SignedSource<<254bc03cca2216078a623edbdff4a9ca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExamRunning_exam$data = {
  readonly attempts: ReadonlyArray<{
    readonly device: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExamRunning_attempt">;
  }>;
  readonly id: string;
  readonly language: Language;
  readonly " $fragmentSpreads": FragmentRefs<"ExamRunning_elsewhere">;
  readonly " $fragmentType": "ExamRunning_exam";
};
export type ExamRunning_exam$key = {
  readonly " $data"?: ExamRunning_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamRunning_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamRunning_exam",
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
      "name": "language",
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
          "name": "device",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExamRunning_attempt"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExamRunning_elsewhere"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "4024eceea38283dca10032414adb2dbf";

export default node;
