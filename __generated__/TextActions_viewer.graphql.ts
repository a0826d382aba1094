/**
 * @generated SignedSource<<290289007465dce863f9f71f186d3937>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextActions_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_shareViewer">;
  readonly " $fragmentType": "TextActions_viewer";
};
export type TextActions_viewer$key = {
  readonly " $data"?: TextActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextActions_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_shareViewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3411b38646604125b6da83f820ee1925";

export default node;
