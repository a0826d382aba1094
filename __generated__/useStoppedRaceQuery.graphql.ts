/**
 * @generated SignedSource<<9ed29047ea12d8b2726408c0ca18ecbc>>
 * @relayHash 9239b6703ba453ebf9ab020c167983de
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5520af1537d48ff4c433714e33aa0899e2fecbc6bc3820219421c111bc32d13e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { RaceCode } from "../src/contract/scalars";
export type useStoppedRaceQuery$variables = {
  code: RaceCode;
};
export type useStoppedRaceQuery$data = {
  readonly stoppedRace: {
    readonly " $fragmentSpreads": FragmentRefs<"useStoppedRace_race">;
  } | null | undefined;
};
export type useStoppedRaceQuery = {
  response: useStoppedRaceQuery$data;
  variables: useStoppedRaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phase",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mayRematch",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rematchCode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "resultId",
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
    "name": "useStoppedRaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoppedRace",
        "kind": "LinkedField",
        "name": "stoppedRace",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useStoppedRace_race",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStoppedRaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoppedRace",
        "kind": "LinkedField",
        "name": "stoppedRace",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5520af1537d48ff4c433714e33aa0899e2fecbc6bc3820219421c111bc32d13e",
    "metadata": {},
    "name": "useStoppedRaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fa88e94107e6dcefff8469213752f98";

export default node;
