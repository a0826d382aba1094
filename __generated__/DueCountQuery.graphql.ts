/**
 * @generated SignedSource<<1da029bea3653f337b68b335b2299426>>
 * @relayHash 0b1d06004ee8a5d013e0039c27a74da5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8127b9722a45dc3c213e44495fb4148b21f736d73555b2473780c2018ead1fe

import type { ConcreteRequest } from 'relay-runtime';
export type DueCountQuery$variables = Record<PropertyKey, never>;
export type DueCountQuery$data = {
  readonly viewer: {
    readonly dueAssignments: ReadonlyArray<{
      readonly __typename: "Assignment";
    }> | null | undefined;
  } | null | undefined;
};
export type DueCountQuery = {
  response: DueCountQuery$data;
  variables: DueCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
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
    "name": "DueCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assignment",
            "kind": "LinkedField",
            "name": "dueAssignments",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DueCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assignment",
            "kind": "LinkedField",
            "name": "dueAssignments",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a8127b9722a45dc3c213e44495fb4148b21f736d73555b2473780c2018ead1fe",
    "metadata": {},
    "name": "DueCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e48d04455a02a7a18d3b0aacf45047ac";

export default node;
