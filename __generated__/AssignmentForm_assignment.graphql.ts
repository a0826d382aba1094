/**
 * @generated SignedSource<<aa1ca220b0e0b2a38c851bf3baac1554>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentForm_assignment$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_nowNoticeAssignment" | "formValues_assignment">;
  readonly " $fragmentType": "AssignmentForm_assignment";
};
export type AssignmentForm_assignment$key = {
  readonly " $data"?: AssignmentForm_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_assignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentForm_assignment",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "GroupMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "formValues_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentForm_nowNoticeAssignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "b01ba4f31c6441132a7a9e603d19df7a";

export default node;
