/**
 * @generated SignedSource<<345539ccada88ac9b85308e290190a8e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextCards_difficulty$data = {
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
  readonly " $fragmentType": "TextCards_difficulty";
};
export type TextCards_difficulty$key = {
  readonly " $data"?: TextCards_difficulty$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextCards_difficulty">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextCards_difficulty",
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

(node as any).hash = "f9223cb7419cfeb050239c33b4964133";

export default node;
