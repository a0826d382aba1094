/**
 * @generated SignedSource<<c545efef489fc2960be96cb9138bdf7c>>
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
  readonly extendedUntil: IsoDateTime | null | undefined;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly member: {
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_stateBadgeProgress" | "ProgressWords_tasksProgress">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extendedUntil",
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
      "name": "ProgressWords_tasksProgress"
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};

(node as any).hash = "eb95ce7b863efe1283f1cfc8f6f28e99";

export default node;
