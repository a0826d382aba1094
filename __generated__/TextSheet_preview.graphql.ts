/**
 * @generated SignedSource<<ce24b5ca51fd98df8e6e54c7d9f9dd57>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextSheet_preview$data = {
  readonly body: string;
  readonly language: Language;
  readonly " $fragmentType": "TextSheet_preview";
};
export type TextSheet_preview$key = {
  readonly " $data"?: TextSheet_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSheet_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextSheet_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "eb9167d64125b6564df9211f6c9af532";

export default node;
