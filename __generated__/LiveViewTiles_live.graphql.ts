/**
 * @generated SignedSource<<d272ee73f670e2044a34d6cf08b58e3d>>
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
export type LiveViewTiles_live$data = {
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly state: LiveState;
    readonly stateSince: IsoDateTime;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"LiveTile_member">;
  }>;
  readonly seatingStamp: string;
  readonly " $fragmentType": "LiveViewTiles_live";
};
export type LiveViewTiles_live$key = {
  readonly " $data"?: LiveViewTiles_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveViewTiles_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveViewTiles_live",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatingStamp",
      "storageKey": null
    },
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

(node as any).hash = "4494f474802a19a8db7a5297f0c94051";

export default node;
