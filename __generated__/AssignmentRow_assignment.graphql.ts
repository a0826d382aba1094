/**
 * @generated SignedSource<<d89d3b536eb9b157fb94b93d597c3316>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentRow_assignment$data = {
  readonly counts: {
    readonly assigned: number;
    readonly done: number;
    readonly late: number;
  } | null | undefined;
  readonly id: string;
  readonly isForAll: boolean;
  readonly state: AssignmentState;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"DueWords_assignment" | "OpeningWords_assignment" | "TaskWords_assignment">;
  readonly " $fragmentType": "AssignmentRow_assignment";
};
export type AssignmentRow_assignment$key = {
  readonly " $data"?: AssignmentRow_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentRow_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentRow_assignment",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningWords_assignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "7efef0130301f56a985c63ae9235db4a";

export default node;
