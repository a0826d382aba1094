/**
 * @generated SignedSource<<d3f0b5e9cad372531d5f02b5e7fd35e8>>
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
export type Wall_live$data = {
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly state: LiveState;
    readonly stateSince: IsoDateTime;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"LiveTile_member">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WallCounts_live" | "WallSummary_live">;
  readonly " $fragmentType": "Wall_live";
};
export type Wall_live$key = {
  readonly " $data"?: Wall_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"Wall_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Wall_live",
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
          "name": "id",
          "storageKey": null
        },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallCounts_live"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallSummary_live"
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "109cc05034c67a88a461ba65d0aa76c1";

export default node;
