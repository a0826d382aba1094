/**
 * @generated SignedSource<<54d508f2c1e1c2d202cbb8bc7ed6c9c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupEnd_group$data = {
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEnd_archiveGroupGroup" | "GroupEnd_deleteGroupGroup" | "myGroups_group">;
  readonly " $fragmentType": "GroupEnd_group";
};
export type GroupEnd_group$key = {
  readonly " $data"?: GroupEnd_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEnd_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupEnd_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myRole",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEnd_archiveGroupGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "myGroups_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEnd_deleteGroupGroup"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "fa00e9786538725039293b5047065092";

export default node;
