/**
 * @generated SignedSource<<fadea15b4cd1c0d80fef7ef4a87525eb>>
 * @relayHash b369d2e7c3ce3e969ef3447bac1051ca
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0dc89b47b2c4612b12a9b97071dbda4bde085845241846263e6d625ddf4203e

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type useOpenSimilarTextQuery$variables = {
  id: string;
};
export type useOpenSimilarTextQuery$data = {
  readonly similarText: {
    readonly id: string;
    readonly language: Language;
  } | null | undefined;
};
export type useOpenSimilarTextQuery = {
  response: useOpenSimilarTextQuery$data;
  variables: useOpenSimilarTextQuery$variables;
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
    "name": "useOpenSimilarTextQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOpenSimilarTextQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c0dc89b47b2c4612b12a9b97071dbda4bde085845241846263e6d625ddf4203e",
    "metadata": {},
    "name": "useOpenSimilarTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06b8895d84e383809af9b5c9c53661f3";

export default node;
