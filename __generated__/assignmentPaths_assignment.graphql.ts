/**
 * @generated SignedSource<<3da0d2a461cd4d608a820f6ddb12bb6d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type assignmentPaths_assignment$data = {
  readonly id: string;
  readonly myProgress: {
    readonly tasks: ReadonlyArray<{
      readonly item: {
        readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_item">;
      };
      readonly state: AssignmentProgressState;
    }>;
  } | null | undefined;
  readonly tasks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_item">;
  }>;
  readonly " $fragmentType": "assignmentPaths_assignment";
};
export type assignmentPaths_assignment$key = {
  readonly " $data"?: assignmentPaths_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_assignment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "assignmentPaths_item"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "assignmentPaths_assignment",
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
      "concreteType": "AssignmentItem",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
          "concreteType": "AssignmentTaskProgress",
          "kind": "LinkedField",
          "name": "tasks",
          "plural": true,
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
              "selections": (v0/*:: as any*/),
              "storageKey": null
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

(node as any).hash = "b8248fb897676ea29826512b6a855247";

export default node;
