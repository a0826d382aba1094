/**
 * @generated SignedSource<<8b30c13c9a47531680c0232f2a57195f>>
 * @relayHash 4cf7fcac8acb415385b8fee1414fede7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93ef2e1f275e1c980b9c528e7b09d96d04f5074cd71350eab74e78a8a6f43dd4

import type { ConcreteRequest } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
export type CourseCertificatePageQuery$variables = Record<PropertyKey, never>;
export type CourseCertificatePageQuery$data = {
  readonly viewer: {
    readonly displayName: string;
    readonly passedExercises: ReadonlyArray<{
      readonly exerciseId: string;
      readonly passedAt: IsoDateTime;
      readonly stars: number;
    }> | null | undefined;
    readonly username: string | null | undefined;
  } | null | undefined;
};
export type CourseCertificatePageQuery = {
  response: CourseCertificatePageQuery$data;
  variables: CourseCertificatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
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
  "concreteType": "PassedExercise",
  "kind": "LinkedField",
  "name": "passedExercises",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exerciseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stars",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CourseCertificatePageQuery",
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
    "name": "CourseCertificatePageQuery",
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
    "id": "93ef2e1f275e1c980b9c528e7b09d96d04f5074cd71350eab74e78a8a6f43dd4",
    "metadata": {},
    "name": "CourseCertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c62e9b4a827c9b02039ff9b6ed09e26b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
