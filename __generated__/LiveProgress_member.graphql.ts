/**
 * @generated SignedSource<<1191179599cbfec8cfaa5d2b020f5829>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveProgress_member$data = {
  readonly length: number;
  readonly position: number;
  readonly " $fragmentType": "LiveProgress_member";
};
export type LiveProgress_member$key = {
  readonly " $data"?: LiveProgress_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveProgress_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveProgress_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    }
  ],
  "type": "LiveMember",
  "abstractKey": null
};

(node as any).hash = "4d8f6dd7d2c61fd388330ed84db2fa6f";

export default node;
