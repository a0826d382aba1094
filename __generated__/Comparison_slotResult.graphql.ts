/**
 * @generated SignedSource<<8b694227913468cbea80c219f7087476>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comparison_slotResult$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_result">;
  readonly " $fragmentType": "Comparison_slotResult";
};
export type Comparison_slotResult$key = {
  readonly " $data"?: Comparison_slotResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_slotResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Comparison_slotResult",
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

(node as any).hash = "010f3febd4b0a8b18eb4f8f0cdaf9f25";

export default node;
