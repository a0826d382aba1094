/**
 * @generated SignedSource<<4b04290243e8675b741ec6ee3ec76120>>
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
    readonly keys: ReadonlyArray<{
      readonly key: string;
      readonly missRate: number;
      readonly misses: number;
      readonly presses: number;
      readonly timeMs: number;
    }>;
    readonly pairs: ReadonlyArray<{
      readonly key: string;
      readonly missRate: number;
      readonly misses: number;
      readonly presses: number;
      readonly timeMs: number;
    }>;
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
          "concreteType": "KeyStat",
          "kind": "LinkedField",
          "name": "keys",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KeyStat",
          "kind": "LinkedField",
          "name": "pairs",
          "plural": true,
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

(node as any).hash = "cee815952d82c3409da0302860c447c4";

export default node;
