/**
 * @generated SignedSource<<e69ce12968fa269dc4e07e2b6a57f85f>>
 * @relayHash f9cd0791a9307e32777c6f9318644cfb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a06372f6cd7df1341cbb5fd1fa47085daf023de8bbcd1fcee1baadaf7b43aca

import type { ConcreteRequest } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type useStoppedRaceQuery$variables = {
  code: RaceCode;
};
export type useStoppedRaceQuery$data = {
  readonly stoppedRace: {
    readonly mayRematch: boolean;
    readonly phase: RacePhase;
    readonly rematchCode: RaceCode | null | undefined;
    readonly resultId: string | null | undefined;
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
    "name": "useStoppedRaceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStoppedRaceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a06372f6cd7df1341cbb5fd1fa47085daf023de8bbcd1fcee1baadaf7b43aca",
    "metadata": {},
    "name": "useStoppedRaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa9de4fe4992edef39217346168c8a1d";

export default node;
