/**
 * @generated SignedSource<<2fcbc468ce262998c9b3b9c91d795ad1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TextRight = "ARCHIVE" | "DELETE" | "EDIT" | "RESTORE" | "REVIEW" | "SHARE" | "SUBMIT" | "TAKE_BACK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextSheet_text$data = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly language: Language;
  readonly rights: ReadonlyArray<TextRight>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DifficultyCard_text" | "FavoriteButton_text" | "ReviewActions_text" | "TextActions_text" | "TextBest_text" | "TextFacts_text" | "TextSheet_about" | "TextSheet_preview" | "TextSheet_state" | "UpNext_text">;
  readonly " $fragmentType": "TextSheet_text";
};
export type TextSheet_text$key = {
  readonly " $data"?: TextSheet_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSheet_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextSheet_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rights",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextFacts_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextBest_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpNext_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextSheet_state"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextSheet_preview"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DifficultyCard_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextSheet_about"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewActions_text"
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "26a3014aea3a5310863e8dc1b4257c40";

export default node;
