/**
 * @generated SignedSource<<d3a57c5845b64998046de9a8feaf9ef8>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveGroup_group" | "DeleteGroup_group" | "LeaveGroup_group">;
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
      "name": "ArchiveGroup_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveGroup_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteGroup_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "96a4e7aae757a35c0d0c20816be1dfb7";

export default node;
