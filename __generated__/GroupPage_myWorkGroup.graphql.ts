/**
 * @generated SignedSource<<5b6ff203d0c0bfad90fadaac9f9e031c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_myWorkGroup$data = {
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_group">;
  readonly " $fragmentType": "GroupPage_myWorkGroup";
};
export type GroupPage_myWorkGroup$key = {
  readonly " $data"?: GroupPage_myWorkGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_myWorkGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupPage_myWorkGroup",
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
      "name": "WorkList_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "405de31996336d405f0f0f40008d3155";

export default node;
