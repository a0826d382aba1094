/**
 * @generated SignedSource<<a279fb5f0885721441ebabb941caa09d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarSettings_viewer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly displayName: string;
  readonly " $fragmentType": "AvatarSettings_viewer";
};
export type AvatarSettings_viewer$key = {
  readonly " $data"?: AvatarSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvatarSettings_viewer",
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
      "name": "avatarUrl",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "162cc3026dce730e01a17e8868392cf3";

export default node;
