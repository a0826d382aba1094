/**
 * @generated SignedSource<<aca70f5fd21c22c5f633fdc580c3a64f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerFilters_query$data = {
  readonly textTags: ReadonlyArray<string>;
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly " $fragmentType": "ViewerFilters_query";
};
export type ViewerFilters_query$key = {
  readonly " $data"?: ViewerFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ViewerFilters_query",
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

(node as any).hash = "e1c29c9d43df27c508c19156c0b2d834";

export default node;
