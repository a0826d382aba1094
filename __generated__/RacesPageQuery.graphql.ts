/**
 * @generated SignedSource<<3f4fa85daffc5821d40b51f73af2f6ab>>
 * @relayHash 80643a472e7e3dca9813a06ab7bbaeb4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a0a75d341e0191a72af559be550f555715147a99619435773a10388d883a2d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RacesPageQuery$variables = Record<PropertyKey, never>;
export type RacesPageQuery$data = {
  readonly raceBoard: {
    readonly " $fragmentSpreads": FragmentRefs<"RaceBoard_board">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useIsSwitchedOff_query">;
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
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useIsSwitchedOff_query"
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeatureSwitch",
        "kind": "LinkedField",
        "name": "featureSwitches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "feature",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOn",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b0a0a75d341e0191a72af559be550f555715147a99619435773a10388d883a2d",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62994382743250bdf49d7ad22da7814c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
