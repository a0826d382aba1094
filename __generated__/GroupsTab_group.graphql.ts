/**
 * @generated SignedSource<<6ce37e56135ab5a082b6ae9cebba611f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupsTab_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly createdAt: IsoDateTime;
  readonly id: string;
  readonly lastActiveAt: IsoDateTime | null | undefined;
  readonly memberCount: number;
  readonly name: string;
  readonly ownerNames: ReadonlyArray<string>;
  readonly " $fragmentType": "GroupsTab_group";
};
export type GroupsTab_group$key = {
  readonly " $data"?: GroupsTab_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsTab_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupsTab_group",
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
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActiveAt",
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
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "851a00cdc529014ac7f0c28b682cc0ee";

export default node;
