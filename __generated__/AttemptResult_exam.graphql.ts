/**
 * @generated SignedSource<<c2ff5032f9590da998179a92dce9c443>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttemptResult_exam$data = {
  readonly language: Language;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptResult_missing"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "9b3bc53996ddffeba65c5f009229a986";

export default node;
