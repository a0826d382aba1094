/**
 * @generated SignedSource<<94a0f2387ff082de2c03484e0b6fbf1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteButton_text$data = {
  readonly id: string;
  readonly isFavorite: boolean;
  readonly title: string;
  readonly " $fragmentType": "FavoriteButton_text";
};
export type FavoriteButton_text$key = {
  readonly " $data"?: FavoriteButton_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavoriteButton_text",
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
      "name": "isFavorite",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "810ba4d519f564e61d69ec6fe348b25f";

export default node;
