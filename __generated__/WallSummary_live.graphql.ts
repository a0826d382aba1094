/**
 * @generated SignedSource<<fae7673d7abc2e6d3bd91449b1c04e3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WallSummary_live$data = {
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly state: LiveState;
  }>;
  readonly " $fragmentType": "WallSummary_live";
};
export type WallSummary_live$key = {
  readonly " $data"?: WallSummary_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallSummary_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallSummary_live",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "a38988de5fef38aed4a9a3801e527957";

export default node;
