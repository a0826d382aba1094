/**
 * @generated SignedSource<<c106ce84f2636f8edbebc731d266ecc7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comparison_result$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_useComparedRunResult">;
  readonly " $fragmentType": "Comparison_result";
};
export type Comparison_result$key = {
  readonly " $data"?: Comparison_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Comparison_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Comparison_useComparedRunResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "8fc3a2d32dae9307378e6985fa016113";

export default node;
