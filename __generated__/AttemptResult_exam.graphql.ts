/**
 * @generated SignedSource<<d5c35671fcd006d29ec7dd6a8a3979e7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_exam$data = {
  readonly language: Language;
  readonly norm: {
    readonly unit: ExamSpeedUnit;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_missing">;
  readonly " $fragmentType": "AttemptResult_exam";
};
export type AttemptResult_exam$key = {
  readonly " $data"?: AttemptResult_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptResult_exam",
  "selections": [
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
      "concreteType": "ExamNorm",
      "kind": "LinkedField",
      "name": "norm",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptResult_missing"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "a91134c677ab53484e8b367ebaab841d";

export default node;
