/**
 * @generated SignedSource<<78042fe029af6c1a7a69f0c5ff2adc53>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comparison_slotOther$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_other">;
  readonly " $fragmentType": "Comparison_slotOther";
};
export type Comparison_slotOther$key = {
  readonly " $data"?: Comparison_slotOther$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_slotOther">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Comparison_slotOther",
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

(node as any).hash = "e5806515e7bcc96425cb18ee2c358381";

export default node;
