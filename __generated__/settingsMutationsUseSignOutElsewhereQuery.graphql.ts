/**
 * @generated SignedSource<<ca897edbf0f017b9536bac0e69099bb0>>
 * @relayHash 450cda2216f4ec6fda4f7df284b8077b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2100604d50bd71c003d61fa6ae62163a5ff95392aae0eff9c612754b8e73bd3

import type { ConcreteRequest } from 'relay-runtime';
export type settingsMutationsUseSignOutElsewhereQuery$variables = Record<PropertyKey, never>;
export type settingsMutationsUseSignOutElsewhereQuery$data = {
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
export type settingsMutationsUseSignOutElsewhereQuery = {
  response: settingsMutationsUseSignOutElsewhereQuery$data;
  variables: settingsMutationsUseSignOutElsewhereQuery$variables;
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
    "name": "settingsMutationsUseSignOutElsewhereQuery",
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
    "name": "settingsMutationsUseSignOutElsewhereQuery",
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
    "id": "c2100604d50bd71c003d61fa6ae62163a5ff95392aae0eff9c612754b8e73bd3",
    "metadata": {},
    "name": "settingsMutationsUseSignOutElsewhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60159587387b26a975a5f6bb66a98f19";

export default node;
