/**
 * @generated SignedSource<<77cc0768f17bc77c7445b2999905aa95>>
 * @relayHash bc8ee425c5bb52889ed86a79d6e7fbc3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17fcd2a26e4cc8b3c7bde8a1e7886c4c0e28b0c224a48f21121931f5bd2c0aaf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TextLength = "LONG" | "MEDIUM" | "SHORT" | "%future added value";
export type TextChoicePaginationQuery$variables = {
  after?: string | null | undefined;
  difficulties?: ReadonlyArray<Difficulty> | null | undefined;
  first?: number | null | undefined;
  groupId: string;
  languages?: ReadonlyArray<Language> | null | undefined;
  lengths?: ReadonlyArray<TextLength> | null | undefined;
  search?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type TextChoicePaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TextChoice_query">;
};
export type TextChoicePaginationQuery = {
  response: TextChoicePaginationQuery$data;
  variables: TextChoicePaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v2 = {
  "kind": "Variable",
  "name": "difficulties",
  "variableName": "difficulties"
},
v3 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v4 = {
  "kind": "Variable",
  "name": "languages",
  "variableName": "languages"
},
v5 = {
  "kind": "Variable",
  "name": "lengths",
  "variableName": "lengths"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = {
  "kind": "Variable",
  "name": "tags",
  "variableName": "tags"
},
v8 = [
  (v1/*:: as any*/),
  {
    "fields": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
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
      (v7/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filters"
  },
  (v3/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TextChoicePaginationQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "Variable",
            "name": "groupId",
            "variableName": "groupId"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "TextChoice_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextChoicePaginationQuery",
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
        "args": (v8/*:: as any*/),
        "concreteType": "TextsConnection",
        "kind": "LinkedField",
        "name": "texts",
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
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "filters": [
          "filters",
          "search"
        ],
        "handle": "connection",
        "key": "TextChoice_query_texts",
        "kind": "LinkedHandle",
        "name": "texts"
      }
    ]
  },
  "params": {
    "id": "17fcd2a26e4cc8b3c7bde8a1e7886c4c0e28b0c224a48f21121931f5bd2c0aaf",
    "metadata": {},
    "name": "TextChoicePaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a16f39fc61a6ba592ef4a7adff77b4a9";

export default node;
