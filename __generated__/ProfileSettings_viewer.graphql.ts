/**
 * @generated SignedSource<<c612ba7d593c268e51deaef07ad0c680>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_avatarSettingsViewer">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "db0c7bba76519541eeb9bd88eb00bfce";

export default node;
