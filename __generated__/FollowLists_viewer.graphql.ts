/**
 * @generated SignedSource<<00548824c8d8220129238c5ed9fc01cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowLists_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FollowLists_followers" | "FollowLists_following">;
  readonly " $fragmentType": "FollowLists_viewer";
};
export type FollowLists_viewer$key = {
  readonly " $data"?: FollowLists_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowLists_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowLists_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowLists_following"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowLists_followers"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "48380f188e0fc3699ec707ac297c4dee";

export default node;
