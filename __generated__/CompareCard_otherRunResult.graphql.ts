/**
 * @generated SignedSource<<c35e6d295ff6b4dedb471383077ad9c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareCard_otherRunResult$data = {
  readonly accuracy: number;
  readonly id: string;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_runFactsResult">;
  readonly " $fragmentType": "CompareCard_otherRunResult";
};
export type CompareCard_otherRunResult$key = {
  readonly " $data"?: CompareCard_otherRunResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareCard_otherRunResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompareCard_otherRunResult",
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
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultSheet_runFactsResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "54116d82a3a2f7ad99d4cd7cabbba64d";

export default node;
