/**
 * @generated SignedSource<<8def4e5673f664aba6fe03a97bdeb51b>>
 * @relayHash 4018049f4b0dcf7cfbc8315562cf099d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4adb7d4c7ae9fb2d1051279e20e94904ffdb4c2e2b97627ac751bd7080378ac5

import type { ConcreteRequest } from 'relay-runtime';
export type KeyRule = "NO_BACKSPACE" | "STOP_ON_ERROR" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
export type WordList = "C" | "COMMON_1000" | "COMMON_200" | "COMMON_5000" | "HTML_CSS" | "JAVA" | "JAVASCRIPT" | "PYTHON" | "%future added value";
export type PaceOverlayQuery$variables = Record<PropertyKey, never>;
export type PaceOverlayQuery$data = {
  readonly viewer: {
    readonly runHistory: {
      readonly kind: ReadonlyArray<number>;
      readonly kinds: ReadonlyArray<{
        readonly isFlagged: boolean;
        readonly keyRule: KeyRule | null | undefined;
        readonly language: Language;
        readonly mode: ResultMode;
        readonly modeAmount: number | null | undefined;
        readonly numbers: boolean;
        readonly punctuation: boolean;
        readonly wordList: WordList | null | undefined;
      }>;
      readonly wpm: ReadonlyArray<number>;
    } | null | undefined;
  } | null | undefined;
};
export type PaceOverlayQuery = {
  response: PaceOverlayQuery$data;
  variables: PaceOverlayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "RunHistory",
  "kind": "LinkedField",
  "name": "runHistory",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RunKind",
      "kind": "LinkedField",
      "name": "kinds",
      "plural": true,
      "selections": [
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
          "name": "modeAmount",
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
          "name": "punctuation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numbers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wordList",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyRule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFlagged",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PaceOverlayQuery",
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaceOverlayQuery",
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
    "id": "4adb7d4c7ae9fb2d1051279e20e94904ffdb4c2e2b97627ac751bd7080378ac5",
    "metadata": {},
    "name": "PaceOverlayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f494bb11b2a33dce06d1916c0960dcb2";

export default node;
