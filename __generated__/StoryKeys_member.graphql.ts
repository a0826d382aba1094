/**
 * @generated SignedSource<<008da40d649564e7237fdd46dbe22acb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoryKeys_member$data = {
  readonly id: string;
  readonly learning: {
    readonly keyFigures: {
      readonly " $fragmentSpreads": FragmentRefs<"useKeyRows_figures">;
    };
    readonly layout: KeyboardLayout;
    readonly layouts: ReadonlyArray<KeyboardLayout>;
    readonly pairFigures: {
      readonly " $fragmentSpreads": FragmentRefs<"useKeyRows_figures">;
    };
  } | null | undefined;
  readonly " $fragmentType": "StoryKeys_member";
};
export type StoryKeys_member$key = {
  readonly " $data"?: StoryKeys_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryKeys_member">;
};

import StoryKeysRefetchQuery_graphql from './StoryKeysRefetchQuery.graphql';

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
      "operation": StoryKeysRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "StoryKeys_member",
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

(node as any).hash = "67ef718f885f72971b574820ba495621";

export default node;
