/**
 * @generated SignedSource<<242b4886b1ab3a90dbaab2cbcdffe580>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentPage_task$data = {
  readonly item: {
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_item" | "assignmentWords_item">;
  };
  readonly state: AssignmentProgressState;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress">;
  readonly " $fragmentType": "AssignmentPage_task";
};
export type AssignmentPage_task$key = {
  readonly " $data"?: AssignmentPage_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentPage_task",
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

(node as any).hash = "bf78c26cfb65fc7939ab06afc57de2ec";

export default node;
