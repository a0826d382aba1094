/**
 * @generated SignedSource<<c9980588860e31fb2b3522c05fa9e931>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupsPage_group$data = {
  readonly id: string;
  readonly memberCount: number;
  readonly myRole: GroupRole | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "GroupsPage_group";
};
export type GroupsPage_group$key = {
  readonly " $data"?: GroupsPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupsPage_group",
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
      "name": "memberCount",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "c46183e753cded5bf0db5f52eef5c971";

export default node;
