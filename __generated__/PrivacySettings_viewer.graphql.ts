/**
 * @generated SignedSource<<0dda734150a4da764c6ad92f580fafc7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacySettings_viewer$data = {
  readonly username: string | null | undefined;
  readonly " $fragmentType": "PrivacySettings_viewer";
};
export type PrivacySettings_viewer$key = {
  readonly " $data"?: PrivacySettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrivacySettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrivacySettings_viewer",
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

(node as any).hash = "b8095f39d11725c7b8b5d18ae84a14c2";

export default node;
