/**
 * @generated SignedSource<<b32bd70e6a83ffe691d39f1585574392>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyRule = "NO_BACKSPACE" | "STOP_ON_ERROR" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
export type WordList = "C" | "COMMON_1000" | "COMMON_200" | "COMMON_5000" | "HTML_CSS" | "JAVA" | "JAVASCRIPT" | "PYTHON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRuns_history$data = {
  readonly accuracy: ReadonlyArray<number>;
  readonly durationMs: ReadonlyArray<number>;
  readonly isComplete: boolean;
  readonly kind: ReadonlyArray<number>;
  readonly kinds: ReadonlyArray<{
    readonly fastestId: string;
    readonly isFlagged: boolean;
    readonly keyRule: KeyRule | null | undefined;
    readonly language: Language;
    readonly mode: ResultMode;
    readonly modeAmount: number | null | undefined;
    readonly numbers: boolean;
    readonly punctuation: boolean;
    readonly wordList: WordList | null | undefined;
  }>;
  readonly startedAt: ReadonlyArray<number>;
  readonly strokesPerMinute: ReadonlyArray<number>;
  readonly wpm: ReadonlyArray<number>;
  readonly " $fragmentType": "useRuns_history";
};
export type useRuns_history$key = {
  readonly " $data"?: useRuns_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRuns_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useRuns_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
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
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokesPerMinute",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fastestId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RunHistory",
  "abstractKey": null
};

(node as any).hash = "c7048108b14b7575727bfe0fa8d803c6";

export default node;
