/**
 * @generated SignedSource<<df37194a87d48b045298403d176907d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccount_viewer$data = {
  readonly groupsToHandOver: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "DeleteAccount_viewer";
};
export type DeleteAccount_viewer$key = {
  readonly " $data"?: DeleteAccount_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccount_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeleteAccount_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupsToHandOver",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3b1883b8d719bbc24f1d41f2964171c9";

export default node;
