/**
 * @generated SignedSource<<34c334b29b3ffb84e08632832beb7bc2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextPage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_viewer">;
  readonly " $fragmentType": "TextPage_viewer";
};
export type TextPage_viewer$key = {
  readonly " $data"?: TextPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextPage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f4645eed7d6e21449e3e22e5f8788bec";

export default node;
