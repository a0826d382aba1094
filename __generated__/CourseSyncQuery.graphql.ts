/**
 * @generated SignedSource<<a2daee9da5dd23b0d158dd10463fc246>>
 * @relayHash 8165ec7efd4160c93357b28397ab3d34
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad9147e1a3c9df90efcaa81a1bced2190d5cbb2e99b0d09b1bb1bb53772533f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseSyncQuery$variables = Record<PropertyKey, never>;
export type CourseSyncQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseSync_viewer">;
  } | null | undefined;
};
export type CourseSyncQuery = {
  response: CourseSyncQuery$data;
  variables: CourseSyncQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CourseSyncQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CourseSync_viewer"
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
    "name": "CourseSyncQuery",
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
    ]
  },
  "params": {
    "id": "0ad9147e1a3c9df90efcaa81a1bced2190d5cbb2e99b0d09b1bb1bb53772533f",
    "metadata": {},
    "name": "CourseSyncQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "67ed4c101e3df8c488f751a1027ecf23";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
