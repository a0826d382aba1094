/**
 * @generated SignedSource<<75933082a672243741c50912883e1a19>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LibraryTexts_text$data = {
  readonly difficulty: Difficulty;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_text" | "TextFacts_bestText" | "TextRows_text">;
  readonly " $fragmentType": "LibraryTexts_text";
};
export type LibraryTexts_text$key = {
  readonly " $data"?: LibraryTexts_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"LibraryTexts_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LibraryTexts_text",
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
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextRows_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextFacts_bestText"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_text"
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "2532b07fc84e9e664e001a19ca451175";

export default node;
