/**
 * @generated SignedSource<<98510b92efacbe5fb51bb03f891b3ea5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextPreview_text$data = {
  readonly body: string;
  readonly language: Language;
  readonly " $fragmentType": "TextPreview_text";
};
export type TextPreview_text$key = {
  readonly " $data"?: TextPreview_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextPreview_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextPreview_text",
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

(node as any).hash = "60812a84b8ce47c73b9e555781a78242";

export default node;
