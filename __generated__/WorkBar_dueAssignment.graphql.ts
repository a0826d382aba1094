/**
 * @generated SignedSource<<54d0a6b670843984da61744a7c0c1973>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type WorkBar_dueAssignment$data = {
  readonly dueAt: IsoDateTime | null | undefined;
  readonly group: {
    readonly name: string;
  };
  readonly id: string;
  readonly myProgress: {
    readonly isLate: boolean;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_assignment">;
  readonly " $fragmentType": "WorkBar_dueAssignment";
};
export type WorkBar_dueAssignment$key = {
  readonly " $data"?: WorkBar_dueAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkBar_dueAssignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkBar_dueAssignment",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentPaths_assignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "fffb69ff74c535218cf6f00be41e725b";

export default node;
