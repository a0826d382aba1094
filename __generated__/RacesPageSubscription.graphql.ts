/**
 * @generated SignedSource<<26ff2c19316fab7466d96143630b870b>>
 * @relayHash d61a65fed51d6d6f8cc1651e66d95f8b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94c28b375478ecb1e499f18e8a40079913f1857830a44aaf6b088afa59b47c0d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RacesPageSubscription$variables = Record<PropertyKey, never>;
export type RacesPageSubscription$data = {
  readonly raceBoardUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"RacesPage_board">;
  } | null | undefined;
};
export type RacesPageSubscription = {
  response: RacesPageSubscription$data;
  variables: RacesPageSubscription$variables;
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
    "metadata": null,
    "name": "RacesPageSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RaceBoard",
        "kind": "LinkedField",
        "name": "raceBoardUpdated",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RacesPage_board"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RacesPageSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RaceBoard",
        "kind": "LinkedField",
        "name": "raceBoardUpdated",
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
    "id": "94c28b375478ecb1e499f18e8a40079913f1857830a44aaf6b088afa59b47c0d",
    "metadata": {},
    "name": "RacesPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "921f81d29b9ad979b41b9b00947560e1";

export default node;
