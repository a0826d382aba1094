/**
 * @generated SignedSource<<44a213b56ce88c9176ddc17b76bd36b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_coaches$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly coaches: ReadonlyArray<{
    readonly role: GroupRole;
    readonly user: {
      readonly displayName: string;
      readonly id: string;
    };
  }>;
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"myGroups_group">;
  readonly " $fragmentType": "GroupPage_coaches";
};
export type GroupPage_coaches$key = {
  readonly " $data"?: GroupPage_coaches$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_coaches">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupPage_coaches",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupCoach",
      "kind": "LinkedField",
      "name": "coaches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
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
            (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "myGroups_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "b438538f40f0e5c284287b5cf6f614a4";

export default node;
