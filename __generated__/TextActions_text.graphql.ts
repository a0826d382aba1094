/**
 * @generated SignedSource<<05a90de96942dce51d17027aa77c1b91>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextRight = "ARCHIVE" | "DELETE" | "EDIT" | "RESTORE" | "REVIEW" | "SHARE" | "SUBMIT" | "TAKE_BACK" | "%future added value";
export type TextVisibility = "GROUP" | "OWN" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextActions_text$data = {
  readonly id: string;
  readonly rights: ReadonlyArray<TextRight>;
  readonly version: number;
  readonly visibility: TextVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_delete" | "TextActions_edit" | "TextActions_share">;
  readonly " $fragmentType": "TextActions_text";
};
export type TextActions_text$key = {
  readonly " $data"?: TextActions_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextActions_text",
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
      "name": "version",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_edit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_share"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_delete"
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "cabbe34ef5690fd001c7429f0138c24a";

export default node;
