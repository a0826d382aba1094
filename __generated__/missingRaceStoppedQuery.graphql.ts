/**
 * @generated SignedSource<<34bb27b6018fee73c19b6573f4289a98>>
 * @relayHash f102531ca3f77dc44d74cd4eb103129c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 749f83d0bd9e4c0ccecbf562a52db3dfe7c06776900cbca88b0c7f26020f272d

import type { ConcreteRequest } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type missingRaceStoppedQuery$variables = {
  code: RaceCode;
};
export type missingRaceStoppedQuery$data = {
  readonly stoppedRace: {
    readonly mayRematch: boolean;
    readonly phase: RacePhase;
    readonly rematchCode: RaceCode | null | undefined;
    readonly resultId: string | null | undefined;
  } | null | undefined;
};
export type missingRaceStoppedQuery = {
  response: missingRaceStoppedQuery$data;
  variables: missingRaceStoppedQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "StoppedRace",
    "kind": "LinkedField",
    "name": "stoppedRace",
    "plural": false,
    "selections": [
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
    "name": "missingRaceStoppedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "missingRaceStoppedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "749f83d0bd9e4c0ccecbf562a52db3dfe7c06776900cbca88b0c7f26020f272d",
    "metadata": {},
    "name": "missingRaceStoppedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c99ebd940898c939dee5e9577b4fc40";

export default node;
