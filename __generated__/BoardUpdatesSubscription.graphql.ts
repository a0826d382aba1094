/**
 * @generated SignedSource<<f9187ab22d0c2fd751c8381b08be05fe>>
 * @relayHash 92be49124821640dfd7e4f58d21b9c80
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76fd74249f3b99c3c09530d631447323a57e7d54099c313bc490fa32ebc34e69

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
export type BoardUpdatesSubscription$variables = {
  amount?: number | null | undefined;
  language: Language;
  mode: ResultMode;
};
export type BoardUpdatesSubscription$data = {
  readonly change: {
    readonly changedAt: IsoDateTime | null | undefined;
  } | null | undefined;
};
export type BoardUpdatesSubscription = {
  response: BoardUpdatesSubscription$data;
  variables: BoardUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mode"
},
v3 = [
  {
    "alias": "change",
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      },
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "mode",
        "variableName": "mode"
      }
    ],
    "concreteType": "BoardChange",
    "kind": "LinkedField",
    "name": "leaderboardChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BoardUpdatesSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BoardUpdatesSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "76fd74249f3b99c3c09530d631447323a57e7d54099c313bc490fa32ebc34e69",
    "metadata": {},
    "name": "BoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5b7f2f7b53141e3b28b77a2ba49b5c88";

export default node;
