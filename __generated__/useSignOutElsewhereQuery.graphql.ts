/**
 * @generated SignedSource<<9f30edb4705fc8e0d43e406d05b42e36>>
 * @relayHash 6bb6a2008627aaa609f7238bb2ceb2e1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e48a69b008c887ed2d37851d6005c086b04f062d521c2f48be84750c430fee

import type { ConcreteRequest } from 'relay-runtime';
export type useSignOutElsewhereQuery$variables = Record<PropertyKey, never>;
export type useSignOutElsewhereQuery$data = {
  readonly viewer: {
    readonly sessions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly isCurrent: boolean;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useSignOutElsewhereQuery = {
  response: useSignOutElsewhereQuery$data;
  variables: useSignOutElsewhereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "UserSessionsConnection",
  "kind": "LinkedField",
  "name": "sessions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserSessionsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Session",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "sessions(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useSignOutElsewhereQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useSignOutElsewhereQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "71e48a69b008c887ed2d37851d6005c086b04f062d521c2f48be84750c430fee",
    "metadata": {},
    "name": "useSignOutElsewhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "25393faffedaec5a78baa9604bb4d1aa";

export default node;
