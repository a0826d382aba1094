/**
 * @generated SignedSource<<2d218c521f80db0888de0f8bd0ea4539>>
 * @relayHash 96d56da180adb80238edb92b73bf5fc9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 891c1aa38029031ea8d3c745288591a18bdc16828eba81147dcd93828537ec23

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
export type TypingRules = "FREE" | "STOP_ON_ERROR" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { KeystrokeLogText } from "../src/contract/scalars";
export type AgainPracticeFetchRecentRunsQuery$variables = {
  first: number;
};
export type AgainPracticeFetchRecentRunsQuery$data = {
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
          readonly rules: TypingRules;
          readonly startedAt: IsoDateTime;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type AgainPracticeFetchRecentRunsQuery = {
  response: AgainPracticeFetchRecentRunsQuery$data;
  variables: AgainPracticeFetchRecentRunsQuery$variables;
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
              "name": "rules",
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
    "name": "AgainPracticeFetchRecentRunsQuery",
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
    "name": "AgainPracticeFetchRecentRunsQuery",
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
    "id": "891c1aa38029031ea8d3c745288591a18bdc16828eba81147dcd93828537ec23",
    "metadata": {},
    "name": "AgainPracticeFetchRecentRunsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10541b2897dbed224810c711976251c9";

export default node;
