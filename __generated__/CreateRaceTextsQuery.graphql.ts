/**
 * @generated SignedSource<<fc944508398dd09f754954e56c25bce7>>
 * @relayHash bc3ab218a12e89b726245184e8057f83
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 366d512462ac24205049140da2e8a1b0b5f79630294e87d31c7c8b14674f4331

import type { ConcreteRequest } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type CreateRaceTextsQuery$variables = {
  language: Language;
};
export type CreateRaceTextsQuery$data = {
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
export type CreateRaceTextsQuery = {
  response: CreateRaceTextsQuery$data;
  variables: CreateRaceTextsQuery$variables;
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
    "name": "CreateRaceTextsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateRaceTextsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "366d512462ac24205049140da2e8a1b0b5f79630294e87d31c7c8b14674f4331",
    "metadata": {},
    "name": "CreateRaceTextsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "acbabf130c3fac8a4d0e6d4cb18665d3";

export default node;
