/**
 * @generated SignedSource<<45024a05ad9c69d94cea5660d732f0b1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextPage_preview$data = {
  readonly body: string;
  readonly language: Language;
  readonly " $fragmentType": "TextPage_preview";
};
export type TextPage_preview$key = {
  readonly " $data"?: TextPage_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextPage_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextPage_preview",
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

(node as any).hash = "8646514223e64d33f403dce9f10c4c54";

export default node;
