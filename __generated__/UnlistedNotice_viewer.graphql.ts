/**
 * @generated SignedSource<<1d6e3cb7fc1748b70d2bd96b5ffe6854>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileVisibility = "ALL" | "GROUP" | "ME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnlistedNotice_viewer$data = {
  readonly profileVisibility: ProfileVisibility | null | undefined;
  readonly profileVisibilityChoices: ReadonlyArray<ProfileVisibility> | null | undefined;
  readonly " $fragmentType": "UnlistedNotice_viewer";
};
export type UnlistedNotice_viewer$key = {
  readonly " $data"?: UnlistedNotice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlistedNotice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnlistedNotice_viewer",
  "selections": [
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

(node as any).hash = "320a64fe403fe3749b6f113e7d4597bf";

export default node;
