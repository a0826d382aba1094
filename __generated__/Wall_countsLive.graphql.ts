/**
 * @generated SignedSource<<2bcf64c7267fc5674462261716a0b7ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveState = "AWAY" | "IDLE" | "OFFLINE" | "STUCK" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Wall_countsLive$data = {
  readonly members: ReadonlyArray<{
    readonly state: LiveState;
  }>;
  readonly " $fragmentType": "Wall_countsLive";
};
export type Wall_countsLive$key = {
  readonly " $data"?: Wall_countsLive$data;
  readonly " $fragmentSpreads": FragmentRefs<"Wall_countsLive">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Wall_countsLive",
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
    }
  ],
  "type": "GroupLive",
  "abstractKey": null
};

(node as any).hash = "838f367c0171c939e834e4f845052f79";

export default node;
