/**
 * @generated SignedSource<<3c84ef81668b0706d926f513387ebc0c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowLists_person$data = {
  readonly avatarUrl: string | null | undefined;
  readonly displayName: string;
  readonly id: string;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "FollowLists_person";
};
export type FollowLists_person$key = {
  readonly " $data"?: FollowLists_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowLists_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowLists_person",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c91eeb75c9704525637a81fdd59e12f";

export default node;
