/**
 * @generated SignedSource<<b6043786537a20fe687fc9b85c841cce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupNeedsCard_group$data = {
  readonly id: string;
  readonly name: string;
  readonly needs: {
    readonly behind: {
      readonly count: number;
      readonly members: ReadonlyArray<{
        readonly user: {
          readonly displayName: string;
        };
      }>;
    };
    readonly due: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"GroupNeedsCard_assignment">;
    }>;
    readonly inactive: {
      readonly count: number;
      readonly members: ReadonlyArray<{
        readonly user: {
          readonly displayName: string;
        };
      }>;
    };
    readonly openFlags: number;
  } | null | undefined;
  readonly " $fragmentType": "GroupNeedsCard_group";
};
export type GroupNeedsCard_group$key = {
  readonly " $data"?: GroupNeedsCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupNeedsCard_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "GroupMember",
    "kind": "LinkedField",
    "name": "members",
    "plural": true,
    "selections": [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupNeedsCard_group",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "GroupNeeds",
      "kind": "LinkedField",
      "name": "needs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openFlags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedMembers",
          "kind": "LinkedField",
          "name": "behind",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedMembers",
          "kind": "LinkedField",
          "name": "inactive",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "due",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GroupNeedsCard_assignment"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "6ca4796aec45e2fcda3bfa060b6d9a08";

export default node;
