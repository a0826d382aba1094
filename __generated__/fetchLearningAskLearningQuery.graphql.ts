/**
 * @generated SignedSource<<4e5ffb24aad5f2c410aa44492f85a695>>
 * @relayHash 52635eb36c35b45fc6586eb735c2f46b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a02c7b52b582b4a37d7dd80490a418845ed4746bf516a9b6c9ebe4fe7f6269b

import type { ConcreteRequest } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type fetchLearningAskLearningQuery$variables = {
  layout: KeyboardLayout;
};
export type fetchLearningAskLearningQuery$data = {
  readonly serverTime: number;
  readonly viewer: {
    readonly id: string;
    readonly learningState: {
      readonly keys: ReadonlyArray<{
        readonly day: number;
        readonly inARow: number;
        readonly key: string;
        readonly learnt: boolean;
        readonly missRate: number;
        readonly misses: number;
        readonly presses: number;
        readonly timeMs: number;
      }>;
      readonly lastRunEndedAt: number | null | undefined;
      readonly lastRunId: string | null | undefined;
      readonly pairs: ReadonlyArray<{
        readonly day: number;
        readonly inARow: number;
        readonly key: string;
        readonly learnt: boolean;
        readonly missRate: number;
        readonly misses: number;
        readonly presses: number;
        readonly timeMs: number;
      }>;
      readonly runs: number;
    } | null | undefined;
  } | null | undefined;
};
export type fetchLearningAskLearningQuery = {
  response: fetchLearningAskLearningQuery$data;
  variables: fetchLearningAskLearningQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "layout"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "presses",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "misses",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "timeMs",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "missRate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inARow",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "learnt",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serverTime",
    "storageKey": null
  },
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
        "args": [
          {
            "kind": "Variable",
            "name": "layout",
            "variableName": "layout"
          }
        ],
        "concreteType": "LearningState",
        "kind": "LinkedField",
        "name": "learningState",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "runs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastRunEndedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastRunId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "KeyStat",
            "kind": "LinkedField",
            "name": "keys",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "KeyStat",
            "kind": "LinkedField",
            "name": "pairs",
            "plural": true,
            "selections": (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchLearningAskLearningQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchLearningAskLearningQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8a02c7b52b582b4a37d7dd80490a418845ed4746bf516a9b6c9ebe4fe7f6269b",
    "metadata": {},
    "name": "fetchLearningAskLearningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df84c321507e9096fcf6f4df6f5f789a";

export default node;
