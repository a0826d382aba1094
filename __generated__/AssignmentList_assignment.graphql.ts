/**
 * @generated SignedSource<<d25f87f00c1be6d171c07f13d2688994>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentList_assignment$data = {
  readonly counts: {
    readonly assigned: number;
    readonly done: number;
    readonly excused: number;
    readonly late: number;
  } | null | undefined;
  readonly id: string;
  readonly isForAll: boolean;
  readonly state: AssignmentState;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_assignment" | "assignmentWords_dueWordsAssignment" | "assignmentWords_openingWordsAssignment">;
  readonly " $fragmentType": "AssignmentList_assignment";
};
export type AssignmentList_assignment$key = {
  readonly " $data"?: AssignmentList_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentList_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentList_assignment",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assigned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excused",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_dueWordsAssignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_openingWordsAssignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "bc814373b5f633ac66823f6409fd7d85";

export default node;
