/**
 * @generated SignedSource<<3966bf8cf2eb3da942766d4ae396c4bc>>
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
    readonly isComplete: boolean;
    readonly kind: ReadonlyArray<number>;
    readonly kinds: ReadonlyArray<{
      readonly fastestId: string;
      readonly isFlagged: boolean;
      readonly language: Language;
      readonly mode: ResultMode;
      readonly modeAmount: number | null | undefined;
      readonly numbers: boolean;
      readonly punctuation: boolean;
    }>;
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
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "11d080b4c0b6221b30cc80502f4e052c";

export default node;
