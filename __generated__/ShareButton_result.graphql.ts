/**
 * @generated SignedSource<<25a63505ab0f175eb35bca1b9fc27c4a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_result$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareLink_result" | "SharedWith_result">;
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
      "name": "SharedWith_result"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareLink_result"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "a75410601ee33597db5df172e2043db5";

export default node;
