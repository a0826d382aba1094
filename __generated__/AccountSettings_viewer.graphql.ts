/**
 * @generated SignedSource<<11d03203b21d2858afc5a85138a404aa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSettings_viewer$data = {
  readonly groupsToHandOver: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "AccountSettings_viewer";
};
export type AccountSettings_viewer$key = {
  readonly " $data"?: AccountSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountSettings_viewer",
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

(node as any).hash = "80a35f5ac45fb2c695bf3437e7801cd9";

export default node;
