/**
 * @generated SignedSource<<c965dd1789f9f7a8300da95c1a2f56df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextSearch_query$data = {
  readonly textTags: ReadonlyArray<string>;
  readonly viewer: {
    readonly __typename: "User";
  } | null | undefined;
  readonly " $fragmentType": "TextSearch_query";
};
export type TextSearch_query$key = {
  readonly " $data"?: TextSearch_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSearch_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextSearch_query",
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

(node as any).hash = "80e92c42f92c49e2bf89bf120bc102a5";

export default node;
