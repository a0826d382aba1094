/**
 * @generated SignedSource<<fa5e2baae3a3abc7263583c9c050454e>>
 * @relayHash 05d8375af7a8a4af7fd8513b2187d456
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5f0e7bac53bc64277a327ebca5799aa4777183a7cc325e51601b36c61365c38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBoardUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useBoardUpdatesSubscription$data = {
  readonly raceBoardUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"RaceBoard_board">;
  } | null | undefined;
};
export type useBoardUpdatesSubscription = {
  response: useBoardUpdatesSubscription$data;
  variables: useBoardUpdatesSubscription$variables;
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
    "name": "useBoardUpdatesSubscription",
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
            "name": "RaceBoard_board"
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
    "name": "useBoardUpdatesSubscription",
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
    "id": "d5f0e7bac53bc64277a327ebca5799aa4777183a7cc325e51601b36c61365c38",
    "metadata": {},
    "name": "useBoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a793cfcb2b45569d2dfe7294bb62c742";

export default node;
