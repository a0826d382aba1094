/**
 * @generated SignedSource<<a530a0f1da203eddd34d86ab54ab22d3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSettings_viewer$data = {
  readonly displayName: string;
  readonly username: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarSettings_viewer">;
  readonly " $fragmentType": "ProfileSettings_viewer";
};
export type ProfileSettings_viewer$key = {
  readonly " $data"?: ProfileSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProfileSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarSettings_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f37f07b3f95531be1d26be81739b40f5";

export default node;
