/**
 * @generated SignedSource<<f47cf9cfdc0d24a239412e738b97b3e7>>
 * @relayHash 2256184c3ee88efe9335399331a5df0a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73d766a0d4a08f51a64822488403119927b4c8ccf40f95ff63038ad3e5bf5c70

import type { ConcreteRequest } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type Language = "EN" | "NL" | "%future added value";
export type TextLength = "LONG" | "MEDIUM" | "SHORT" | "%future added value";
export type TextShelf = "ARCHIVED" | "GROUP" | "OWN" | "PUBLIC" | "%future added value";
export type TextFilters = {
  difficulties?: ReadonlyArray<Difficulty> | null | undefined;
  groupId?: string | null | undefined;
  languages?: ReadonlyArray<Language> | null | undefined;
  layouts?: ReadonlyArray<KeyboardLayout> | null | undefined;
  lengths?: ReadonlyArray<TextLength> | null | undefined;
  maxCharacters?: number | null | undefined;
  minCharacters?: number | null | undefined;
  shelfGroupId?: string | null | undefined;
  shelves?: ReadonlyArray<TextShelf> | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type FormSlotTextsQuery$variables = {
  after?: string | null | undefined;
  filters?: TextFilters | null | undefined;
  language?: Language | null | undefined;
};
export type FormSlotTextsQuery$data = {
  readonly texts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly characters: number;
        readonly id: string;
        readonly title: string;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type FormSlotTextsQuery = {
  response: FormSlotTextsQuery$data;
  variables: FormSlotTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v3 = [
  {
    "alias": null,
    "args": [
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
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      }
    ],
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
              }
            ],
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
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
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
    "name": "FormSlotTextsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FormSlotTextsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "73d766a0d4a08f51a64822488403119927b4c8ccf40f95ff63038ad3e5bf5c70",
    "metadata": {},
    "name": "FormSlotTextsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10f4f4202c47d96c7a490db78b9054dc";

export default node;
