/**
 * @generated SignedSource<<83b6d81a751fa074165bdb81e5d3c3fd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupMembersPage_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly memberCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_group" | "RemovedMembers_group">;
  readonly " $fragmentType": "GroupMembersPage_group";
};
export type GroupMembersPage_group$key = {
  readonly " $data"?: GroupMembersPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMembersPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupMembersPage_group",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemovedMembers_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "8d3c962d0689fa9546940279f089bea0";

export default node;
