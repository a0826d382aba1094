/**
 * @generated SignedSource<<ec4242e008181eb74759c735b717cbab>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WallTiles_live" | "Wall_countsLive" | "Wall_summaryLive">;
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
      "name": "Wall_countsLive"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallTiles_live"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Wall_summaryLive"
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "34e215c5c5633784c3b17d3bcafe8872";

export default node;
