/**
 * @generated SignedSource<<90466924878db0ac80e4248b0a95f9d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type MyTasks_assignment$data = {
  readonly backspace: boolean;
  readonly id: string;
  readonly myProgress: {
    readonly doneAt: IsoDateTime | null | undefined;
    readonly isExcused: boolean;
    readonly part: number;
    readonly state: AssignmentProgressState;
    readonly tasks: ReadonlyArray<{
      readonly item: {
        readonly position: number;
      };
      readonly state: AssignmentProgressState;
      readonly " $fragmentSpreads": FragmentRefs<"MyTasks_task">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_stateBadgeProgress">;
  } | null | undefined;
  readonly state: AssignmentState;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_assignment">;
  readonly " $fragmentType": "MyTasks_assignment";
};
export type MyTasks_assignment$key = {
  readonly " $data"?: MyTasks_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyTasks_assignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyTasks_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backspace",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentPaths_assignment"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExcused",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProgressWords_stateBadgeProgress"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AssignmentTaskProgress",
          "kind": "LinkedField",
          "name": "tasks",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MyTasks_task"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "9574f29d8bbfddad32bf7f2f93a75402";

export default node;
