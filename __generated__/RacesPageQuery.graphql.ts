/**
 * @generated SignedSource<<6eaadd47e5c65fa84ffa7d6002b32473>>
 * @relayHash 6d1b9dee2db6f9c9e6619518838dd972
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9335a14276be1a60825a24f05cb4cb43fe57e732f5bad0a2c3cb2e3892ada3ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RacesPageQuery$variables = Record<PropertyKey, never>;
export type RacesPageQuery$data = {
  readonly raceBoard: {
    readonly " $fragmentSpreads": FragmentRefs<"RaceBoard_board">;
  };
};
export type RacesPageQuery = {
  response: RacesPageQuery$data;
  variables: RacesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RacesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RaceBoard",
        "kind": "LinkedField",
        "name": "raceBoard",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RaceBoard_board"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RacesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RaceBoard",
        "kind": "LinkedField",
        "name": "raceBoard",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Race",
            "kind": "LinkedField",
            "name": "races",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Text",
                "kind": "LinkedField",
                "name": "text",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seats",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Racer",
                "kind": "LinkedField",
                "name": "racers",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isHost",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9335a14276be1a60825a24f05cb4cb43fe57e732f5bad0a2c3cb2e3892ada3ad",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "019838d010358a62203a51a9e50c5121";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
