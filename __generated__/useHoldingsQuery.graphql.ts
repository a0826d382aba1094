/**
 * @generated SignedSource<<11ca956b47ed812d7230440d7ae67ab9>>
 * @relayHash 60e6fbca0888c5864d5418fce2125f0a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16c6a6547ad8d343d0bd04fd26aa87c530ae78bbe2392f4855d70acab39ed18c

import type { ConcreteRequest } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
export type useHoldingsQuery$variables = {
  id: string;
};
export type useHoldingsQuery$data = {
  readonly node: {
    readonly holdings?: {
      readonly certificates: number;
      readonly durationMs: number;
      readonly exams: number;
      readonly groups: number;
      readonly lastTypedAt: IsoDateTime | null | undefined;
      readonly passedExercises: number;
      readonly passedLessons: number;
      readonly results: number;
      readonly texts: number;
    } | null | undefined;
  } | null | undefined;
};
export type useHoldingsQuery = {
  response: useHoldingsQuery$data;
  variables: useHoldingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberHoldings",
      "kind": "LinkedField",
      "name": "holdings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "results",
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
          "name": "lastTypedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exams",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certificates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passedExercises",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passedLessons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groups",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useHoldingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "useHoldingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "16c6a6547ad8d343d0bd04fd26aa87c530ae78bbe2392f4855d70acab39ed18c",
    "metadata": {},
    "name": "useHoldingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4be17dd43c16ce2924001bcbdb42f33";

export default node;
