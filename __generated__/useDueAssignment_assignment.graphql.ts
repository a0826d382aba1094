/**
 * @generated SignedSource<<31c3521edcde8dbf0ad98700d96cc7c4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type useDueAssignment_assignment$data = {
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
  readonly " $fragmentType": "useDueAssignment_assignment";
};
export type useDueAssignment_assignment$key = {
  readonly " $data"?: useDueAssignment_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDueAssignment_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useDueAssignment_assignment",
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

(node as any).hash = "83dc7a33d18a46f75c7f6d0b0c41527e";

export default node;
