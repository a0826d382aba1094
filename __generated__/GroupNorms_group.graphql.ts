/**
 * @generated SignedSource<<9671b0f295f720877c9180098889b4b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupNorms_group$data = {
  readonly id: string;
  readonly ownExamNorms: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OwnNorms_norm">;
  }> | null | undefined;
  readonly " $fragmentType": "GroupNorms_group";
};
export type GroupNorms_group$key = {
  readonly " $data"?: GroupNorms_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupNorms_group">;
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
  "name": "GroupNorms_group",
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

(node as any).hash = "f1f81425e9479855d4bf4f96a070ebf7";

export default node;
