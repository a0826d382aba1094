/**
 * @generated SignedSource<<20b0445c35d927df03f66bf3808def2e>>
 * @relayHash 7c46b8b03eb849e90b463e8034b9157f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01cb3525829ba72ead9a48c541f71146b47a6b78e6d38fc405d377c497168a4f

import type { ConcreteRequest } from 'relay-runtime';
export type serverClockQuery$variables = Record<PropertyKey, never>;
export type serverClockQuery$data = {
  readonly serverTime: number;
};
export type serverClockQuery = {
  response: serverClockQuery$data;
  variables: serverClockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serverTime",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "serverClockQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "serverClockQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "01cb3525829ba72ead9a48c541f71146b47a6b78e6d38fc405d377c497168a4f",
    "metadata": {},
    "name": "serverClockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "224c94f1b81b9a113e1acb71a4955bbe";

export default node;
