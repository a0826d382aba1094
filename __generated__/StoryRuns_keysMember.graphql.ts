/**
 * @generated SignedSource<<a5baeb64ec8a4857672bfb5bc899db86>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoryRuns_keysMember$data = {
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
  readonly " $fragmentType": "StoryRuns_keysMember";
};
export type StoryRuns_keysMember$key = {
  readonly " $data"?: StoryRuns_keysMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryRuns_keysMember">;
};

import StoryKeysRefetchQuery_graphql from './StoryKeysRefetchQuery.graphql';

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
      "operation": StoryKeysRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "StoryRuns_keysMember",
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
  "type": "GroupMember",
  "abstractKey": null
};
})();

(node as any).hash = "7c314623ac16e1a07b89fe0d079a9a49";

export default node;
