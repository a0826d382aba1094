/**
 * @generated SignedSource<<7364e14bde93419a4a55961c75a809d6>>
 * @relayHash c7f0fe566677f372d6b354caee817b2d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47798256c26432e2029d93820c7ab5984737e5296736683dce931446d57649fd

import type { ConcreteRequest } from 'relay-runtime';
export type UserRole = "ADMIN" | "GUEST" | "MEMBER" | "%future added value";
export type AdminClaimPageQuery$variables = Record<PropertyKey, never>;
export type AdminClaimPageQuery$data = {
  readonly viewer: {
    readonly displayName: string;
    readonly role: UserRole;
    readonly username: string | null | undefined;
  } | null | undefined;
};
export type AdminClaimPageQuery = {
  response: AdminClaimPageQuery$data;
  variables: AdminClaimPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AdminClaimPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "AdminClaimPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47798256c26432e2029d93820c7ab5984737e5296736683dce931446d57649fd",
    "metadata": {},
    "name": "AdminClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "876d8c708a0230598e09fcd59434488f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
