/**
 * @generated SignedSource<<9092060a12e511cf407fd1af96717872>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentPage_myPartAssignment$data = {
  readonly backspace: boolean;
  readonly myProgress: {
    readonly state: AssignmentProgressState;
  } | null | undefined;
  readonly state: AssignmentState;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_gradeAssignment" | "AssignmentPage_ownProgressAssignment" | "assignmentPaths_assignment">;
  readonly " $fragmentType": "AssignmentPage_myPartAssignment";
};
export type AssignmentPage_myPartAssignment$key = {
  readonly " $data"?: AssignmentPage_myPartAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_myPartAssignment">;
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
  "name": "AssignmentPage_myPartAssignment",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentPage_ownProgressAssignment"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentPage_gradeAssignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "13e42091743bbb75f00f42eacf66f9df";

export default node;
