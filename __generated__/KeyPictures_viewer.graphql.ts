/**
 * @generated SignedSource<<eae44a1e06f9aa83504786efa4689cfd>>
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
      readonly key: ReadonlyArray<string>;
      readonly missRate: ReadonlyArray<number>;
      readonly misses: ReadonlyArray<number>;
      readonly presses: ReadonlyArray<number>;
      readonly timeMs: ReadonlyArray<number>;
    };
    readonly pairFigures: {
      readonly key: ReadonlyArray<string>;
      readonly missRate: ReadonlyArray<number>;
      readonly misses: ReadonlyArray<number>;
      readonly presses: ReadonlyArray<number>;
      readonly timeMs: ReadonlyArray<number>;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "presses",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "misses",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "timeMs",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "missRate",
    "storageKey": null
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

(node as any).hash = "c5199c6db47e1247d0d0c42e84eeb3b0";

export default node;
