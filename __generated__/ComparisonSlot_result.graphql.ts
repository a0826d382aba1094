/**
 * @generated SignedSource<<0ae68862041ce500a5a2d59f0bdcf754>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparisonSlot_result$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_result">;
  readonly " $fragmentType": "ComparisonSlot_result";
};
export type ComparisonSlot_result$key = {
  readonly " $data"?: ComparisonSlot_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonSlot_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComparisonSlot_result",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Comparison_result"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "a89e2a7ff28e64c09d8267d907c6d8aa";

export default node;
