/**
 * @generated SignedSource<<a10cdbe956479ab1820eb7c91b23476f>>
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
export type GroupMembersPage_viewer$data = {
  readonly groups: ReadonlyArray<{
    readonly archivedAt: IsoDateTime | null | undefined;
    readonly id: string;
    readonly myRole: GroupRole | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "GroupMembersPage_viewer";
};
export type GroupMembersPage_viewer$key = {
  readonly " $data"?: GroupMembersPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMembersPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupMembersPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c26d91d20008f5bb6ada5da064189d6b";

export default node;
