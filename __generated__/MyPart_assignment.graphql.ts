/**
 * @generated SignedSource<<d1f16713b9ff757f290de137ec0dc838>>
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
export type MyPart_assignment$data = {
  readonly backspace: boolean;
  readonly myProgress: {
    readonly state: AssignmentProgressState;
  } | null | undefined;
  readonly state: AssignmentState;
  readonly " $fragmentSpreads": FragmentRefs<"OwnProgress_assignment" | "useWorkAddress_assignment">;
  readonly " $fragmentType": "MyPart_assignment";
};
export type MyPart_assignment$key = {
  readonly " $data"?: MyPart_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyPart_assignment">;
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
  "name": "MyPart_assignment",
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
      "name": "useWorkAddress_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnProgress_assignment"
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

(node as any).hash = "3c7ad8d67617c379e0a416ab2af59989";

export default node;
