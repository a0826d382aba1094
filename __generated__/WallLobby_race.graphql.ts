/**
 * @generated SignedSource<<bcd289b5d4a6d8ea42bc1f0b90f2f2b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallLobby_race$data = {
  readonly racers: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WallLobby_racer">;
  }>;
  readonly " $fragmentType": "WallLobby_race";
};
export type WallLobby_race$key = {
  readonly " $data"?: WallLobby_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallLobby_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallLobby_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Racer",
      "kind": "LinkedField",
      "name": "racers",
      "plural": true,
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
          "name": "WallLobby_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "33a3a695611d51014fa8a3b3d23e5511";

export default node;
