/**
 * @generated SignedSource<<67a6a85def12923d7838aabf64616622>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataSettings_viewer$data = {
  readonly username: string | null | undefined;
  readonly " $fragmentType": "DataSettings_viewer";
};
export type DataSettings_viewer$key = {
  readonly " $data"?: DataSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DataSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d1417379d1ec458c0b606c9956b7ebc6";

export default node;
