/**
 * @generated SignedSource<<6caafcdf69ca7ac37ed908ddf9f9fec8>>
 * @relayHash 2e29bfecc2a852e751813ed65a715aa5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6938badea07f1b2d9fd87804dc0ddbf4ae5cec58588bee4edfa69ae9f0af1fcf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberExceptionTextsQuery$variables = {
  groupId: string;
};
export type MemberExceptionTextsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TextChoice_query">;
};
export type MemberExceptionTextsQuery = {
  response: MemberExceptionTextsQuery$data;
  variables: MemberExceptionTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "difficulties",
        "value": null
      },
      {
        "kind": "Literal",
        "name": "languages",
        "value": null
      },
      {
        "kind": "Literal",
        "name": "lengths",
        "value": null
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
        "kind": "Literal",
        "name": "tags",
        "value": null
      }
    ],
    "kind": "ObjectValue",
    "name": "filters"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Literal",
    "name": "search",
    "value": ""
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MemberExceptionTextsQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "groupId",
            "variableName": "groupId"
          }
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
    "name": "MemberExceptionTextsQuery",
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
        "args": (v1/*:: as any*/),
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
        "args": (v1/*:: as any*/),
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
    "id": "6938badea07f1b2d9fd87804dc0ddbf4ae5cec58588bee4edfa69ae9f0af1fcf",
    "metadata": {},
    "name": "MemberExceptionTextsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6be77955e0984292673c1dc58234fa6";

export default node;
