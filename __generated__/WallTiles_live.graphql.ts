/**
 * @generated SignedSource<<e6ec5925fdc7a45e39c5006383556ba9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type WallTiles_live$data = {
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly state: LiveState;
    readonly stateSince: IsoDateTime;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"LiveTile_member">;
  }>;
  readonly " $fragmentType": "WallTiles_live";
};
export type WallTiles_live$key = {
  readonly " $data"?: WallTiles_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTiles_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTiles_live",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateSince",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LiveTile_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "bb865fe6e9bf6aa219aface3d515925f";

export default node;
