/**
 * @generated SignedSource<<224a858392f6e82726f970feb100e85d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceLanes_runner$data = {
  readonly position: number;
  readonly " $fragmentType": "RaceLanes_runner";
};
export type RaceLanes_runner$key = {
  readonly " $data"?: RaceLanes_runner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLanes_runner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLanes_runner",
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

(node as any).hash = "30d2cc614cc2ab55e204d77909d40436";

export default node;
