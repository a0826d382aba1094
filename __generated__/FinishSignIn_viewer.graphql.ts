/**
 * @generated SignedSource<<1884292fc78a47cee02decb501c6b2cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishSignIn_viewer$data = {
  readonly displayName: string;
  readonly hasPassword: boolean | null | undefined;
  readonly " $fragmentType": "FinishSignIn_viewer";
};
export type FinishSignIn_viewer$key = {
  readonly " $data"?: FinishSignIn_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishSignIn_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FinishSignIn_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "721ed3e6724f5346a87436b2c2aa9b3b";

export default node;
