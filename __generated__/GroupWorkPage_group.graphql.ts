/**
 * @generated SignedSource<<cc474277fc8ae80a044396f7a5cd94fc>>
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
export type GroupWorkPage_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentList_group" | "PlanPanel_group">;
  readonly " $fragmentType": "GroupWorkPage_group";
};
export type GroupWorkPage_group$key = {
  readonly " $data"?: GroupWorkPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupWorkPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupWorkPage_group",
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
      "name": "AssignmentList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanPanel_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "7f214c6a18519665b60422d16339d942";

export default node;
