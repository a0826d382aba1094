/**
 * @generated SignedSource<<45805dd2af8031fa6423a8f5ea7e7bd0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallPodium_racerStep$data = {
  readonly errors: number;
  readonly improvement: number | null | undefined;
  readonly place: number | null | undefined;
  readonly speed: number;
  readonly wallName: string;
  readonly " $fragmentType": "WallPodium_racerStep";
};
export type WallPodium_racerStep$key = {
  readonly " $data"?: WallPodium_racerStep$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallPodium_racerStep">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallPodium_racerStep",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wallName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "speed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "improvement",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "a89ba43b9c5904cabb7beaa5a3a73285";

export default node;
