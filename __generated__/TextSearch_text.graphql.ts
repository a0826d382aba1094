/**
 * @generated SignedSource<<d40b9bc22b5568c55411ca823d09f8e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TextStatus = "ARCHIVED" | "DRAFT" | "IN_REVIEW" | "PUBLISHED" | "%future added value";
export type TextVisibility = "GROUP" | "OWN" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextSearch_text$data = {
  readonly group: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly language: Language;
  readonly owner: {
    readonly displayName: string;
  } | null | undefined;
  readonly status: TextStatus;
  readonly title: string;
  readonly visibility: TextVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_text" | "TextFacts_bestText" | "TextFacts_text">;
  readonly " $fragmentType": "TextSearch_text";
};
export type TextSearch_text$key = {
  readonly " $data"?: TextSearch_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSearch_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextSearch_text",
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
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "06bd32c14aba2703797defeb3d90fa76";

export default node;
