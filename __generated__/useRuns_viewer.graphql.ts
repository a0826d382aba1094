/**
 * @generated SignedSource<<b6b7b333ad632a3f5882db2cd0dc047c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRuns_viewer$data = {
  readonly runHistory: {
    readonly accuracy: ReadonlyArray<number>;
    readonly durationMs: ReadonlyArray<number>;
    readonly ids: ReadonlyArray<string>;
    readonly isComplete: boolean;
    readonly isFlagged: ReadonlyArray<boolean>;
    readonly language: ReadonlyArray<Language>;
    readonly mode: ReadonlyArray<ResultMode>;
    readonly modeAmount: ReadonlyArray<number | null | undefined>;
    readonly numbers: ReadonlyArray<boolean>;
    readonly punctuation: ReadonlyArray<boolean>;
    readonly startedAt: ReadonlyArray<number>;
    readonly strokesPerMinute: ReadonlyArray<number>;
    readonly wpm: ReadonlyArray<number>;
  } | null | undefined;
  readonly " $fragmentType": "useRuns_viewer";
};
export type useRuns_viewer$key = {
  readonly " $data"?: useRuns_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRuns_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useRuns_viewer",
  "selections": [
    {
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
          "name": "isComplete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ids",
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
          "name": "isFlagged",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9abbe055e41a77cd65553ac1c5aeeac9";

export default node;
