/**
 * @generated SignedSource<<d7d4c1628aaa6b8a8b8c72c4fa2dffdd>>
 * @relayHash 45339da7b2516a964d4380b12d91cd33
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0b0656328e0db49bae49c53ee1943c66d7e68a9fda8d7f9e612f51ce1628be

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
    "id": "6a0b0656328e0db49bae49c53ee1943c66d7e68a9fda8d7f9e612f51ce1628be",
    "metadata": {},
    "name": "useBoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a793cfcb2b45569d2dfe7294bb62c742";

export default node;
