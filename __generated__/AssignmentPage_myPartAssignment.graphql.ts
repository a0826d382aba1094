/**
 * @generated SignedSource<<7eb189f34a453cc0933e2cb8a1405983>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_ownProgressAssignment" | "assignmentPaths_assignment">;
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
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "d6f49b1b08f1b0c3367733d931a18479";

export default node;
