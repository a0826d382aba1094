/**
 * @generated SignedSource<<1c8b22ac34b4e02a43e2e4257362d9d5>>
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
export type WorkBar_assignment$data = {
  readonly backspace: boolean;
  readonly id: string;
  readonly myProgress: {
    readonly part: number;
    readonly state: AssignmentProgressState;
    readonly tasks: ReadonlyArray<{
      readonly state: AssignmentProgressState;
    }>;
  } | null | undefined;
  readonly state: AssignmentState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentPaths_assignment">;
  readonly " $fragmentType": "WorkBar_assignment";
};
export type WorkBar_assignment$key = {
  readonly " $data"?: WorkBar_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkBar_assignment">;
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
  "name": "WorkBar_assignment",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backspace",
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
          "concreteType": "AssignmentTaskProgress",
          "kind": "LinkedField",
          "name": "tasks",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
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
})();

(node as any).hash = "46bc573b31ba035c993ead9196678602";

export default node;
