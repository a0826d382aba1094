/**
 * @generated SignedSource<<d30a119d5a1a4038db265986852924af>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileVisibility = "ALL" | "GROUP" | "ME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileSettings_visibilityViewer$data = {
  readonly profileVisibility: ProfileVisibility | null | undefined;
  readonly profileVisibilityChoices: ReadonlyArray<ProfileVisibility> | null | undefined;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "ProfileSettings_visibilityViewer";
};
export type ProfileSettings_visibilityViewer$key = {
  readonly " $data"?: ProfileSettings_visibilityViewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_visibilityViewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProfileSettings_visibilityViewer",
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
      "name": "profileVisibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileVisibilityChoices",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7d30ed2fbefef49b0214f4842c872716";

export default node;
