/**
 * @generated SignedSource<<57dd20694d798dde5e61d7d51fd0dd4a>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DeleteText_text" | "EditText_text" | "ShareText_text">;
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
      "name": "EditText_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareText_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteText_text"
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "f55f072811fddd9defec0a902152ec09";

export default node;
