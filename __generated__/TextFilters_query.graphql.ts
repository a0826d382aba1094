/**
 * @generated SignedSource<<2c68569c9cabda452f44db2298cbdbd7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextFilters_query$data = {
  readonly textTags: ReadonlyArray<string>;
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly " $fragmentType": "TextFilters_query";
};
export type TextFilters_query$key = {
  readonly " $data"?: TextFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textTags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5d5c6be102de50627da0fd0f487eb148";

export default node;
