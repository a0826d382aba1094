/**
 * @generated SignedSource<<93331493274023abe7f1ab1a07393253>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_result" | "useComparedRun_result">;
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
      "name": "RunFacts_result"
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

(node as any).hash = "226933c351c8d7c3e8b288005a5e4c53";

export default node;
