/**
 * @generated SignedSource<<3f573f1be1985d8643246184b13e4386>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSettingsPage_norms$data = {
  readonly id: string;
  readonly ownExamNorms: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OwnNorms_norm">;
  }> | null | undefined;
  readonly " $fragmentType": "GroupSettingsPage_norms";
};
export type GroupSettingsPage_norms$key = {
  readonly " $data"?: GroupSettingsPage_norms$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSettingsPage_norms">;
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
  "name": "GroupSettingsPage_norms",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnExamNorm",
      "kind": "LinkedField",
      "name": "ownExamNorms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnNorms_norm"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "db7ffff4a01f481b7a0c7b85c5ce9f0a";

export default node;
