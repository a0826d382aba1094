/**
 * @generated SignedSource<<a28bf80385fe77e7c5c33b603a93710b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamElsewhere_exam$data = {
  readonly id: string;
  readonly " $fragmentType": "ExamElsewhere_exam";
};
export type ExamElsewhere_exam$key = {
  readonly " $data"?: ExamElsewhere_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamElsewhere_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamElsewhere_exam",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "8fb96808d79f26684e55c39d71929973";

export default node;
