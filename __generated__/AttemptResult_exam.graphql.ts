/**
 * @generated SignedSource<<6654486ad2b723ac288c4523d373632c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Missing_exam">;
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
      "name": "Missing_exam"
    }
  ],
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "bf3310402a258656e5b276451766caae";

export default node;
