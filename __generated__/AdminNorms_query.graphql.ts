/**
 * @generated SignedSource<<531e8382fd677ce674e8a91e1d12ca83>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminNorms_query$data = {
  readonly ownExamNorms: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OwnNorms_norm">;
  }> | null | undefined;
  readonly " $fragmentType": "AdminNorms_query";
};
export type AdminNorms_query$key = {
  readonly " $data"?: AdminNorms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminNorms_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminNorms_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnExamNorm",
      "kind": "LinkedField",
      "name": "ownExamNorms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnNorms_norm"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "11e96a06d87f84540daec845abe93291";

export default node;
