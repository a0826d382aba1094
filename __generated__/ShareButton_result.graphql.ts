/**
 * @generated SignedSource<<8ab865ea7137a474f40ad7544417b12e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_result$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_linkResult" | "ShareButton_sharedWithResult">;
  readonly " $fragmentType": "ShareButton_result";
};
export type ShareButton_result$key = {
  readonly " $data"?: ShareButton_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareButton_result",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareButton_sharedWithResult"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareButton_linkResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "6f016f31e91c898eab8e1fd04348971c";

export default node;
