/**
 * @generated SignedSource<<80a06cbfdedcda758bd9c08de0232145>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ShareText_text" | "TextActions_delete" | "TextActions_edit">;
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
      "name": "ShareText_text"
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

(node as any).hash = "955d8b042a5476946410d98acc5c2663";

export default node;
