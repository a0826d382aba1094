/**
 * @generated SignedSource<<07b707b822de579825c1973b9a8b022d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowState = "ASKED" | "FOLLOWING" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowLists_viewer$data = {
  readonly followers: ReadonlyArray<{
    readonly state: FollowState;
    readonly user: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"FollowLists_follow">;
  }> | null | undefined;
  readonly following: ReadonlyArray<{
    readonly state: FollowState;
    readonly user: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"FollowLists_follow">;
  }> | null | undefined;
  readonly " $fragmentType": "FollowLists_viewer";
};
export type FollowLists_viewer$key = {
  readonly " $data"?: FollowLists_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowLists_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "user",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FollowLists_follow"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowLists_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Follow",
      "kind": "LinkedField",
      "name": "followers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Follow",
      "kind": "LinkedField",
      "name": "following",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "eccfc2f88f625d74c4c8bbfdfbc5f78b";

export default node;
