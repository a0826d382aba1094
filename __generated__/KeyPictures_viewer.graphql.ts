/**
 * @generated SignedSource<<fd7c0e56372f2d641b9e05458436ec3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KeyPictures_viewer$data = {
  readonly id: string;
  readonly learning: {
    readonly keyFigures: {
      readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_figures">;
    };
    readonly layout: KeyboardLayout;
    readonly layouts: ReadonlyArray<KeyboardLayout>;
    readonly pairFigures: {
      readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_figures">;
    };
  } | null | undefined;
  readonly " $fragmentType": "KeyPictures_viewer";
};
export type KeyPictures_viewer$key = {
  readonly " $data"?: KeyPictures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_viewer">;
};

import KeyPicturesRefetchQuery_graphql from './KeyPicturesRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "KeyPictures_figures"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layout"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": KeyPicturesRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "KeyPictures_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "layout",
          "variableName": "layout"
        }
      ],
      "concreteType": "MemberLearning",
      "kind": "LinkedField",
      "name": "learning",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "layout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "layouts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KeyFigures",
          "kind": "LinkedField",
          "name": "keyFigures",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KeyFigures",
          "kind": "LinkedField",
          "name": "pairFigures",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "1a5b82b9f5aaa87a616d12caefae2483";

export default node;
