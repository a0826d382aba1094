/**
 * @generated SignedSource<<e67d4720f5a54d168a09518c103c6fa6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FollowState = "ASKED" | "FOLLOWING" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type following_user$data = {
  readonly followState: FollowState | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "following_user";
};
export type following_user$key = {
  readonly " $data"?: following_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"following_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "following_user",
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
      "name": "followState",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "41f3037947382e04ab21c5bd5b184d4b";

export default node;
