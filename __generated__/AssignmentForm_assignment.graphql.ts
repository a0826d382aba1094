/**
 * @generated SignedSource<<1862e18f16556849d9dd274f0b2d2c30>>
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
  readonly " $fragmentSpreads": FragmentRefs<"NowNotice_assignment" | "useInitialValues_assignment">;
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
      "name": "useInitialValues_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NowNotice_assignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};
})();

(node as any).hash = "28c2a9fd760626df45c1f42c35f46958";

export default node;
