/**
 * @generated SignedSource<<08715324c545734726c1545618a03754>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallRunner_racer$data = {
  readonly position: number;
  readonly " $fragmentType": "WallRunner_racer";
};
export type WallRunner_racer$key = {
  readonly " $data"?: WallRunner_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallRunner_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallRunner_racer",
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

(node as any).hash = "c26be60caf45a557b7fe893fcdf8ff87";

export default node;
