/**
 * @generated SignedSource<<ad80ffbc3836c4700cf2a0cb0a945b85>>
 * @relayHash c0709f2d920c2acfaab5ca97dc240e23
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9fe7a4c199d29e221961825021898e654dfcd7e468df67690431922fd6f8e8

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type BookReadingSimilarTextQuery$variables = {
  id: string;
};
export type BookReadingSimilarTextQuery$data = {
  readonly similarText: {
    readonly id: string;
    readonly language: Language;
  } | null | undefined;
};
export type BookReadingSimilarTextQuery = {
  response: BookReadingSimilarTextQuery$data;
  variables: BookReadingSimilarTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Text",
    "kind": "LinkedField",
    "name": "similarText",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
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
    "name": "BookReadingSimilarTextQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookReadingSimilarTextQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a9fe7a4c199d29e221961825021898e654dfcd7e468df67690431922fd6f8e8",
    "metadata": {},
    "name": "BookReadingSimilarTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b40cc2c89d649bfce8a41cadd50ec883";

export default node;
