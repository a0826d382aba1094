/**
 * @generated SignedSource<<b929f199a2d43d8dee6f7b8350fa961c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LaneRunner_racer$data = {
  readonly position: number;
  readonly " $fragmentType": "LaneRunner_racer";
};
export type LaneRunner_racer$key = {
  readonly " $data"?: LaneRunner_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaneRunner_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LaneRunner_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "82db4de478b0bf66e7c07c5135c1a069";

export default node;
