/**
 * @generated SignedSource<<b313e3ab5959d269d86c518e1fdbcca7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextSheet_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_viewer">;
  readonly " $fragmentType": "TextSheet_viewer";
};
export type TextSheet_viewer$key = {
  readonly " $data"?: TextSheet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSheet_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextSheet_viewer",
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

(node as any).hash = "480564c82fff3d4e82dbcbf743a1516d";

export default node;
