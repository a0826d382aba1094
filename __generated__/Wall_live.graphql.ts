/**
 * @generated SignedSource<<0565f4bc5c9c7d451103c67e137bba48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Wall_live$data = {
  readonly members: ReadonlyArray<{
    readonly state: LiveState;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WallCounts_live" | "WallSummary_live" | "WallTiles_live">;
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
          "name": "state",
          "storageKey": null
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
      "name": "WallTiles_live"
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

(node as any).hash = "90bc37f297e19c0bd6f2d8973d545f02";

export default node;
