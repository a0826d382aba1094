/**
 * @generated SignedSource<<481232669b99d36d705876e1bd708ee0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupTabs_group$data = {
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentType": "GroupTabs_group";
};
export type GroupTabs_group$key = {
  readonly " $data"?: GroupTabs_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTabs_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupTabs_group",
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
      "name": "myRole",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "569a1db997d5c55ee10633d7d4378ee0";

export default node;
