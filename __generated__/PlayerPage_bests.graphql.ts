/**
 * @generated SignedSource<<02c2b5af9d7e971844ed887466c47d5d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type PlayerPage_bests$data = {
  readonly bests: ReadonlyArray<{
    readonly accuracy: number;
    readonly language: Language;
    readonly mode: ResultMode;
    readonly modeAmount: number | null | undefined;
    readonly startedAt: IsoDateTime;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "PlayerPage_bests";
};
export type PlayerPage_bests$key = {
  readonly " $data"?: PlayerPage_bests$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayerPage_bests">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlayerPage_bests",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayerBest",
      "kind": "LinkedField",
      "name": "bests",
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
          "name": "startedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Player",
  "abstractKey": null
};

(node as any).hash = "1abb8fd8cc1e5215312dde693725ad4a";

export default node;
