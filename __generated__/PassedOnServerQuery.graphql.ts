/**
 * @generated SignedSource<<1d00e70713af97bcbe7451943b40c2e5>>
 * @relayHash 588a3ffef0a1f9f5379e22ba5c2ebbbd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0a3682c07b475c5d69b9c455c6677515a32c1fe35691c46f69c7298cb29fe1

import type { ConcreteRequest } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
export type PassedOnServerQuery$variables = Record<PropertyKey, never>;
export type PassedOnServerQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly passedExercises: ReadonlyArray<{
      readonly exerciseId: string;
      readonly passedAt: IsoDateTime;
    }> | null | undefined;
  } | null | undefined;
};
export type PassedOnServerQuery = {
  response: PassedOnServerQuery$data;
  variables: PassedOnServerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
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
          }
        ],
        "storageKey": null
      }
    ],
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
    "name": "PassedOnServerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PassedOnServerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cb0a3682c07b475c5d69b9c455c6677515a32c1fe35691c46f69c7298cb29fe1",
    "metadata": {},
    "name": "PassedOnServerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88b42252da3204c43f7e2070083a114e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
