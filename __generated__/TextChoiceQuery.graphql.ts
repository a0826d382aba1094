/**
 * @generated SignedSource<<3ce53c85f1623a034398a5e0999b8a89>>
 * @relayHash 7dfb1c3198e263144b3731c9a973cab6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e738cf69e497366bcf7d62db3d2d7f69cf4a947f4acf786b9b1bc22b6a149563

import type { ConcreteRequest } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type Language = "EN" | "NL" | "%future added value";
export type TextChoiceQuery$variables = {
  language: Language;
};
export type TextChoiceQuery$data = {
  readonly texts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly characters: number;
        readonly difficulty: Difficulty;
        readonly id: string;
        readonly title: string;
      };
    }>;
  };
};
export type TextChoiceQuery = {
  response: TextChoiceQuery$data;
  variables: TextChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
                "name": "difficulty",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TextChoiceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextChoiceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e738cf69e497366bcf7d62db3d2d7f69cf4a947f4acf786b9b1bc22b6a149563",
    "metadata": {},
    "name": "TextChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c18d4c380ab0c276554de9ffc017ca4";

export default node;
