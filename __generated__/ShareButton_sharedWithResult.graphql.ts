/**
 * @generated SignedSource<<b885d0f85635ac345226d923c9bb6963>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultVisibility = "ALL" | "GROUP" | "ME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_sharedWithResult$data = {
  readonly id: string;
  readonly visibility: ResultVisibility;
  readonly " $fragmentType": "ShareButton_sharedWithResult";
};
export type ShareButton_sharedWithResult$key = {
  readonly " $data"?: ShareButton_sharedWithResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_sharedWithResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareButton_sharedWithResult",
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
      "name": "visibility",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "b64740a9cd3ae931da8a42335dcfc454";

export default node;
