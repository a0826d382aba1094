/**
 * @generated SignedSource<<f278889d92223f3a0d0100f064ba0952>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareLink_result$data = {
  readonly id: string;
  readonly wpm: number;
  readonly " $fragmentType": "ShareLink_result";
};
export type ShareLink_result$key = {
  readonly " $data"?: ShareLink_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLink_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareLink_result",
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
      "name": "wpm",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "3fd239d429911fa9df49365786a4e502";

export default node;
