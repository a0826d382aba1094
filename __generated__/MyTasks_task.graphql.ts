/**
 * @generated SignedSource<<be2991b59cfa37a9436771580e93a824>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyTasks_task$data = {
  readonly item: {
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_item" | "assignmentWords_item">;
  };
  readonly state: AssignmentProgressState;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress">;
  readonly " $fragmentType": "MyTasks_task";
};
export type MyTasks_task$key = {
  readonly " $data"?: MyTasks_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyTasks_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyTasks_task",
  "selections": [
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
      "concreteType": "AssignmentItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "assignmentWords_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "assignmentPaths_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressWords_progress"
    }
  ],
  "type": "AssignmentTaskProgress",
  "abstractKey": null
};

(node as any).hash = "442dd37bc949a65c1f1ca0e1fbee7e30";

export default node;
