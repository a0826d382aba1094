/**
 * @generated SignedSource<<62ddff1f211f304ed8822a5d35731600>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowLists_viewer$data = {
  readonly followers: ReadonlyArray<{
    readonly user: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"FollowLists_follow">;
  }> | null | undefined;
  readonly following: ReadonlyArray<{
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

(node as any).hash = "3eba68632eb646788c236bb10157e956";

export default node;
