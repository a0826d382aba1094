/**
 * @generated SignedSource<<c59878a64ab36804fa0e5ca1d3dc89d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyPictures_viewer$data = {
  readonly id: string;
  readonly learningState: {
    readonly keyFigures: {
      readonly " $fragmentSpreads": FragmentRefs<"useKeyRows_figures">;
    };
    readonly pairFigures: {
      readonly " $fragmentSpreads": FragmentRefs<"useKeyRows_figures">;
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
    "name": "useKeyRows_figures"
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
      "concreteType": "LearningState",
      "kind": "LinkedField",
      "name": "learningState",
      "plural": false,
      "selections": [
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

(node as any).hash = "e099a4b774aa5961b0840ec6b077bba4";

export default node;
