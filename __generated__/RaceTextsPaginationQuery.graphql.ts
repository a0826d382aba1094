/**
 * @generated SignedSource<<0386c9f30479179b084565c9a5c9ede8>>
 * @relayHash 97683f54249ab34d5198a6b852e5d53d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562991054136720719231508bf82e619bbd7e061f0304a34b7450393de5c7a50

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TextLength = "LONG" | "MEDIUM" | "SHORT" | "%future added value";
export type TextShelf = "ARCHIVED" | "GROUP" | "OWN" | "PUBLIC" | "%future added value";
export type TextFilters = {
  difficulties?: ReadonlyArray<Difficulty> | null | undefined;
  groupId?: string | null | undefined;
  isFavorite?: boolean | null | undefined;
  languages?: ReadonlyArray<Language> | null | undefined;
  layouts?: ReadonlyArray<KeyboardLayout> | null | undefined;
  lengths?: ReadonlyArray<TextLength> | null | undefined;
  maxCharacters?: number | null | undefined;
  minCharacters?: number | null | undefined;
  shelfGroupId?: string | null | undefined;
  shelves?: ReadonlyArray<TextShelf> | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type RaceTextsPaginationQuery$variables = {
  after?: string | null | undefined;
  filters: TextFilters;
  first?: number | null | undefined;
  language: Language;
  search?: string | null | undefined;
};
export type RaceTextsPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RaceTextPickers_texts">;
};
export type RaceTextsPaginationQuery = {
  response: RaceTextsPaginationQuery$data;
  variables: RaceTextsPaginationQuery$variables;
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
    "name": "filters"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "filters"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RaceTextsPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "RaceTextPickers_texts"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RaceTextsPaginationQuery",
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
                    "name": "difficulty",
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
          "language",
          "search",
          "filters"
        ],
        "handle": "connection",
        "key": "RaceTextPickers_query_texts",
        "kind": "LinkedHandle",
        "name": "texts"
      }
    ]
  },
  "params": {
    "id": "562991054136720719231508bf82e619bbd7e061f0304a34b7450393de5c7a50",
    "metadata": {},
    "name": "RaceTextsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8da204817f7cff096b5f9c85a19150a4";

export default node;
