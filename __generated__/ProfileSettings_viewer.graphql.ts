/**
 * @generated SignedSource<<cae7211dd050d9bc570f9843711a2d11>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_avatarSettingsViewer" | "ProfileSettings_competesViewer" | "ProfileSettings_ghostViewer" | "ProfileSettings_visibilityViewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSettings_competesViewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "28c0bee31d3693b57c90d81824d42d51";

export default node;
