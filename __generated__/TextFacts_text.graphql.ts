/**
 * @generated SignedSource<<37215544ab6a6eb40b29c9fc0e8a1311>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type Language = "EN" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextFacts_text$data = {
  readonly characters: number;
  readonly difficulty: Difficulty;
  readonly language: Language;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "TextFacts_text";
};
export type TextFacts_text$key = {
  readonly " $data"?: TextFacts_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextFacts_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextFacts_text",
  "selections": [
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
      "name": "difficulty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "characters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "3d819dbdd0304bab1e5703d79e45fee4";

export default node;
