/**
 * @generated SignedSource<<bd23145cebae7f3b7fb83ac9b4db75c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSettings_avatarSettingsViewer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly displayName: string;
  readonly " $fragmentType": "ProfileSettings_avatarSettingsViewer";
};
export type ProfileSettings_avatarSettingsViewer$key = {
  readonly " $data"?: ProfileSettings_avatarSettingsViewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_avatarSettingsViewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProfileSettings_avatarSettingsViewer",
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

(node as any).hash = "b5e05d4fdd10c37fc8b0fdd282e3e8a0";

export default node;
