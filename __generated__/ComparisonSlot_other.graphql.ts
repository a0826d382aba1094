/**
 * @generated SignedSource<<33444b67057f4ab1a96baf5c32c9bed5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparisonSlot_other$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_other">;
  readonly " $fragmentType": "ComparisonSlot_other";
};
export type ComparisonSlot_other$key = {
  readonly " $data"?: ComparisonSlot_other$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonSlot_other">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComparisonSlot_other",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Comparison_other"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "49f3fe4651c09b698247b22e73bb2ba7";

export default node;
