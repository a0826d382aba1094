/**
 * @generated SignedSource<<f7cf3bc8b76cdda8163e13fdab669482>>
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
export type CoachesCard_group$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"LeaveGroup_group">;
  readonly " $fragmentType": "CoachesCard_group";
};
export type CoachesCard_group$key = {
  readonly " $data"?: CoachesCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachesCard_group">;
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
  "name": "CoachesCard_group",
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
      "name": "LeaveGroup_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "b28d27e48053c662f97d056a1bc959f8";

export default node;
