/**
 * @generated SignedSource<<f872dd7bb34ec1ec5300d0f6f1600b3e>>
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
export type TextPage_text$data = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly language: Language;
  readonly rights: ReadonlyArray<TextRight>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_text" | "ReviewActions_text" | "TextActions_text" | "TextCards_difficulty" | "TextCards_text" | "TextFacts_bestText" | "TextFacts_text" | "TextPage_about" | "TextPage_preview" | "TextPage_state">;
  readonly " $fragmentType": "TextPage_text";
};
export type TextPage_text$key = {
  readonly " $data"?: TextPage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextPage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextPage_text",
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
      "name": "TextCards_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextPage_state"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextPage_preview"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextCards_difficulty"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextPage_about"
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

(node as any).hash = "b1f7ad72656f6275d45cb36cac302bf2";

export default node;
