/**
 * @generated SignedSource<<bbc16bc9655721211f751531511953c2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallTrack_runner$data = {
  readonly position: number;
  readonly " $fragmentType": "WallTrack_runner";
};
export type WallTrack_runner$key = {
  readonly " $data"?: WallTrack_runner$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTrack_runner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTrack_runner",
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

(node as any).hash = "a80235019da3873338e8eee85af6a3f3";

export default node;
