/**
 * @generated SignedSource<<d13a67402e574f88369037f2f8328b63>>
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
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ProgressPage_run$data = {
  readonly accuracy: number;
  readonly language: Language | null | undefined;
  readonly mode: ResultMode;
  readonly modeAmount: number | null | undefined;
  readonly source: ImportSource;
  readonly typedAt: IsoDateTime;
  readonly wpm: number;
  readonly " $fragmentType": "ProgressPage_run";
};
export type ProgressPage_run$key = {
  readonly " $data"?: ProgressPage_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressPage_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressPage_run",
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
      "name": "typedAt",
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
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
      "storageKey": null
    }
  ],
  "type": "ImportedRun",
  "abstractKey": null
};

(node as any).hash = "4219ed6fe7f93d8b11459e2c6cc64ce9";

export default node;
