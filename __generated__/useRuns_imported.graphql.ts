/**
 * @generated SignedSource<<ced9a4efbafc493af249f1e4083a5adb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportSource = "KEYBR" | "MONKEYTYPE" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRuns_imported$data = {
  readonly accuracy: ReadonlyArray<number>;
  readonly day: ReadonlyArray<number>;
  readonly kind: ReadonlyArray<number>;
  readonly kinds: ReadonlyArray<{
    readonly language: Language | null | undefined;
    readonly mode: ResultMode;
    readonly modeAmount: number | null | undefined;
    readonly source: ImportSource;
  }>;
  readonly runs: ReadonlyArray<number>;
  readonly wpm: ReadonlyArray<number>;
  readonly " $fragmentType": "useRuns_imported";
};
export type useRuns_imported$key = {
  readonly " $data"?: useRuns_imported$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRuns_imported">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useRuns_imported",
  "selections": [
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
      "name": "runs",
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
      "concreteType": "ImportedKind",
      "kind": "LinkedField",
      "name": "kinds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportedHistory",
  "abstractKey": null
};

(node as any).hash = "da9c079a99e03345f6c490ea4eb56f01";

export default node;
