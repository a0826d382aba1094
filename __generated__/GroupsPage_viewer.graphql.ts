/**
 * @generated SignedSource<<e51296f7f7c55b530dd1a9c4e4aa0dd9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupsPage_viewer$data = {
  readonly groups: ReadonlyArray<{
    readonly archivedAt: IsoDateTime | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupsPage_group">;
  }> | null | undefined;
  readonly " $fragmentType": "GroupsPage_viewer";
};
export type GroupsPage_viewer$key = {
  readonly " $data"?: GroupsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupsPage_viewer",
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
          "name": "archivedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupsPage_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "39f8372d6313efc08a0773a13cb8973e";

export default node;
