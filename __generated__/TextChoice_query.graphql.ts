/**
 * @generated SignedSource<<24c52297139283edfe991012b8369fac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextChoice_query$data = {
  readonly textTags: ReadonlyArray<string>;
  readonly texts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly characters: number;
        readonly id: string;
        readonly title: string;
      };
    }>;
  };
  readonly " $fragmentType": "TextChoice_query";
};
export type TextChoice_query$key = {
  readonly " $data"?: TextChoice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextChoice_query">;
};

import TextChoicePaginationQuery_graphql from './TextChoicePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "texts"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "difficulties"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "languages"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lengths"
    },
    {
      "defaultValue": "",
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tags"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": TextChoicePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "TextChoice_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textTags",
      "storageKey": null
    },
    {
      "alias": "texts",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "difficulties",
              "variableName": "difficulties"
            },
            {
              "kind": "Variable",
              "name": "languages",
              "variableName": "languages"
            },
            {
              "kind": "Variable",
              "name": "lengths",
              "variableName": "lengths"
            },
            {
              "kind": "Variable",
              "name": "shelfGroupId",
              "variableName": "groupId"
            },
            {
              "kind": "Literal",
              "name": "shelves",
              "value": [
                "GROUP",
                "PUBLIC"
              ]
            },
            {
              "kind": "Variable",
              "name": "tags",
              "variableName": "tags"
            }
          ],
          "kind": "ObjectValue",
          "name": "filters"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "TextsConnection",
      "kind": "LinkedField",
      "name": "__TextChoice_query_texts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Text",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "characters",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a16f39fc61a6ba592ef4a7adff77b4a9";

export default node;
