/**
 * @generated SignedSource<<4fa023b538c2b10188728652721ce0d1>>
 * @relayHash 5b03a0f9d8bad0e1a28f320b7849df12
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 836dbbe14bca2825f8b76980ac3503f68df8157fa26d911eda9851d08f127477

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserRole = "ADMIN" | "GUEST" | "MEMBER" | "%future added value";
export type TextUploadPageQuery$variables = Record<PropertyKey, never>;
export type TextUploadPageQuery$data = {
  readonly viewer: {
    readonly role: UserRole;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SwitchedOff_query">;
};
export type TextUploadPageQuery = {
  response: TextUploadPageQuery$data;
  variables: TextUploadPageQuery$variables;
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
    "name": "TextUploadPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SwitchedOff_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TextUploadPageQuery",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeatureSwitch",
        "kind": "LinkedField",
        "name": "featureSwitches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "feature",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOn",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "836dbbe14bca2825f8b76980ac3503f68df8157fa26d911eda9851d08f127477",
    "metadata": {},
    "name": "TextUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9a8df8920971c37f13c05c9d939a8cd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
