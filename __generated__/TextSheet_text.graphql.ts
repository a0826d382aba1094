/**
 * @generated SignedSource<<d00374367afd3d5e2d7b1f3d5780c26e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DifficultyCard_text" | "FavoriteButton_text" | "ReviewActions_text" | "TextActions_text" | "TextFacts_bestText" | "TextFacts_text" | "TextSheet_about" | "TextSheet_preview" | "TextSheet_state" | "UpNext_text">;
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
      "name": "TextFacts_bestText"
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

(node as any).hash = "40e9cf3c5f6802e1dc3757e9ea670b0a";

export default node;
