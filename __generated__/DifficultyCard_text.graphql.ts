/**
 * @generated SignedSource<<ca6fb2e1d559602a73e3de208e3d9e70>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DifficultyCard_text$data = {
  readonly difficulty: Difficulty;
  readonly difficultyReport: {
    readonly length: number;
    readonly lettersPerWord: number;
    readonly pairs: number;
    readonly score: number;
    readonly signShare: number;
    readonly signs: number;
    readonly uncommonWords: number;
    readonly words: number;
  };
  readonly " $fragmentType": "DifficultyCard_text";
};
export type DifficultyCard_text$key = {
  readonly " $data"?: DifficultyCard_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifficultyCard_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DifficultyCard_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difficulty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DifficultyReport",
      "kind": "LinkedField",
      "name": "difficultyReport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "length",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pairs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncommonWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lettersPerWord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "fe8ab4f35e44ab1ba4c177e0e2fb07d8";

export default node;
