/**
 * @generated SignedSource<<74827c00d94dfe18c9e796901faa7338>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextActions_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareText_viewer">;
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
      "name": "ShareText_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "369da5b0f1213a3cd25c400624de1367";

export default node;
