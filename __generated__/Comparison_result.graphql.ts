/**
 * @generated SignedSource<<e496c37c00d638bd04722268abf4f96d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useComparedRun_result">;
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
      "name": "useComparedRun_result"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "d71e15d173deb7d9078b11798a052b1b";

export default node;
