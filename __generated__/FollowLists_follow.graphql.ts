/**
 * @generated SignedSource<<15ad10770ae3229ec0f0968ede545455>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowState = "ASKED" | "FOLLOWING" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowLists_follow$data = {
  readonly state: FollowState;
  readonly user: {
    readonly avatarUrl: string | null | undefined;
    readonly displayName: string;
    readonly id: string;
    readonly username: string | null | undefined;
  };
  readonly " $fragmentType": "FollowLists_follow";
};
export type FollowLists_follow$key = {
  readonly " $data"?: FollowLists_follow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowLists_follow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowLists_follow",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Follow",
  "abstractKey": null
};

(node as any).hash = "0729751f9f476bfb892b7c1c41d00cf8";

export default node;
