/**
 * @generated SignedSource<<c6377497f5c3c5e37a34e752bda696cc>>
 * @relayHash 48389cbc9c5c4303c865f89cbb7e667e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c10dbae7ce84687b71fc94c6736b613f0bc191ce2118a142ab4b7bcbd1007e3

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { KeystrokeLogText } from "../src/contract/scalars";
export type fetchRecentRunsQuery$variables = {
  first: number;
};
export type fetchRecentRunsQuery$data = {
  readonly viewer: {
    readonly results: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly durationMs: number;
          readonly id: string;
          readonly language: Language;
          readonly log: KeystrokeLogText;
          readonly mode: ResultMode;
          readonly prompt: string;
          readonly startedAt: IsoDateTime;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type fetchRecentRunsQuery = {
  response: fetchRecentRunsQuery$data;
  variables: fetchRecentRunsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    }
  ],
  "concreteType": "UserResultsConnection",
  "kind": "LinkedField",
  "name": "results",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserResultsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Result",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prompt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "log",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchRecentRunsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchRecentRunsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4c10dbae7ce84687b71fc94c6736b613f0bc191ce2118a142ab4b7bcbd1007e3",
    "metadata": {},
    "name": "fetchRecentRunsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "562d733787a9739a3d0934aaef843de9";

export default node;
