/**
 * @generated SignedSource<<25cd369c99958421f6d2ea62441dacce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallPodium_teamStep$data = {
  readonly number: number;
  readonly place: number | null | undefined;
  readonly wpm: number;
  readonly " $fragmentType": "WallPodium_teamStep";
};
export type WallPodium_teamStep$key = {
  readonly " $data"?: WallPodium_teamStep$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallPodium_teamStep">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallPodium_teamStep",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "name": "wpm",
      "storageKey": null
    }
  ],
  "type": "RaceTeam",
  "abstractKey": null
};

(node as any).hash = "3bbfc08ef093cd024f5c2686d74635b2";

export default node;
