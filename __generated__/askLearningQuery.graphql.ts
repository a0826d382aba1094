/**
 * @generated SignedSource<<4ed9e675ce6ae8f65102117c8db50fe7>>
 * @relayHash 4f8f9f1f2a7e2740d79cfe0aa08c4487
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c134be4c52a78c7abaf537355617776e47dc48975cfa68eaf2d5d74ed455f447

import type { ConcreteRequest } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type askLearningQuery$variables = {
  layout: KeyboardLayout;
};
export type askLearningQuery$data = {
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
export type askLearningQuery = {
  response: askLearningQuery$data;
  variables: askLearningQuery$variables;
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
    "name": "askLearningQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askLearningQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c134be4c52a78c7abaf537355617776e47dc48975cfa68eaf2d5d74ed455f447",
    "metadata": {},
    "name": "askLearningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "109bc83c2673251ceacb6fea8804a2ca";

export default node;
