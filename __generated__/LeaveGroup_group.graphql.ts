/**
 * @generated SignedSource<<643b49b92a40770c682a0b9f3e7cabc0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveGroup_group$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "LeaveGroup_group";
};
export type LeaveGroup_group$key = {
  readonly " $data"?: LeaveGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveGroup_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeaveGroup_group",
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "b8738dfbde042dfb2af41a59620d9289";

export default node;
