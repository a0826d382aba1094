/**
 * @generated SignedSource<<6e8b9606654f6df8ed54cce7610515bd>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_avatarSettingsViewer" | "ProfileSettings_ghostViewer" | "ProfileSettings_visibilityViewer">;
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
      "name": "ProfileSettings_avatarSettingsViewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSettings_visibilityViewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSettings_ghostViewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c4b72540c40f85f1524e5b5b50f4de1";

export default node;
