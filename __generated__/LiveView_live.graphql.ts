/**
 * @generated SignedSource<<4b34106d78a34e89fae78a8ad5341c0f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiveView_live$data = {
  readonly members: ReadonlyArray<{
    readonly state: LiveState;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LiveViewTiles_live" | "LiveView_countsLive" | "LiveView_summaryLive">;
  readonly " $fragmentType": "LiveView_live";
};
export type LiveView_live$key = {
  readonly " $data"?: LiveView_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveView_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveView_live",
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
      "name": "LiveView_countsLive"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveViewTiles_live"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveView_summaryLive"
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "cd71a9608fe7693dcc8fb3e81d943160";

export default node;
