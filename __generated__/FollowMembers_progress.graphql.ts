/**
 * @generated SignedSource<<6c56db647895b3c67c4ade8a8949d8c4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FollowMembers_progress$data = {
  readonly doneAt: IsoDateTime | null | undefined;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly member: {
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress" | "ProgressWords_stateBadgeProgress">;
  readonly " $fragmentType": "FollowMembers_progress";
};
export type FollowMembers_progress$key = {
  readonly " $data"?: FollowMembers_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowMembers_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FollowMembers_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupMember",
      "kind": "LinkedField",
      "name": "member",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressWords_stateBadgeProgress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressWords_progress"
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};

(node as any).hash = "41bc10fc5999288a32da05b4386e5f77";

export default node;
