/**
 * @generated SignedSource<<62d4ad64e97adc780b56b07482a790bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comparison_other$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_useComparedRunResult" | "ResultSheet_runFactsResult">;
  readonly " $fragmentType": "Comparison_other";
};
export type Comparison_other$key = {
  readonly " $data"?: Comparison_other$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_other">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Comparison_other",
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
      "name": "ResultSheet_runFactsResult"
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

(node as any).hash = "5488f611659ec23f95b4651167a804ef";

export default node;
