/**
 * @generated SignedSource<<383af44de531b5749dec4475156be300>>
 * @relayHash 24716bbfe7b25378861592bf6f6b0533
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198e55fd9da126086d56db92d9f0d2d92c54b7b050d012744efe707b0e071cd2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseKeeperQuery$variables = Record<PropertyKey, never>;
export type CourseKeeperQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseKeeper_viewer">;
  } | null | undefined;
};
export type CourseKeeperQuery = {
  response: CourseKeeperQuery$data;
  variables: CourseKeeperQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CourseKeeperQuery",
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
            "name": "CourseKeeper_viewer"
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
    "name": "CourseKeeperQuery",
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
    "id": "198e55fd9da126086d56db92d9f0d2d92c54b7b050d012744efe707b0e071cd2",
    "metadata": {},
    "name": "CourseKeeperQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8c459ecd5f4b94310e0413f63ccb0897";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
