/**
 * @generated SignedSource<<a75819b7b5ec1cdf75f26281d8ef88ca>>
 * @relayHash 36f9893ccd0be1f5e89b61e4dfce2043
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27de114df19e2135308d0b54c46b835eb8c8c69e878f06c9801dbec7e03f558c

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
export type RaceTextPickersTextsQuery$variables = {
  filters: TextFilters;
  language: Language;
  search?: string | null | undefined;
};
export type RaceTextPickersTextsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RaceTextPickers_texts">;
};
export type RaceTextPickersTextsQuery = {
  response: RaceTextPickersTextsQuery$data;
  variables: RaceTextPickersTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "kind": "Variable",
  "name": "filters",
  "variableName": "filters"
},
v4 = {
  "kind": "Variable",
  "name": "language",
  "variableName": "language"
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RaceTextPickersTextsQuery",
    "selections": [
      {
        "args": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "RaceTextPickers_texts"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RaceTextPickersTextsQuery",
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
        "args": (v6/*:: as any*/),
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
        "args": (v6/*:: as any*/),
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
    "id": "27de114df19e2135308d0b54c46b835eb8c8c69e878f06c9801dbec7e03f558c",
    "metadata": {},
    "name": "RaceTextPickersTextsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16aec2e53721ef98fcf1ee7fa854fa1f";

export default node;
