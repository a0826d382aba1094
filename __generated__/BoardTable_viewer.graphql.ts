/**
 * @generated SignedSource<<dc87e101767f4b56d23c5e01e15686c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileVisibility = "ALL" | "GROUP" | "ME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardTable_viewer$data = {
  readonly profileVisibility: ProfileVisibility | null | undefined;
  readonly profileVisibilityChoices: ReadonlyArray<ProfileVisibility> | null | undefined;
  readonly " $fragmentType": "BoardTable_viewer";
};
export type BoardTable_viewer$key = {
  readonly " $data"?: BoardTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BoardTable_viewer",
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

(node as any).hash = "0528f7b0aaae50ee3d37afc78854f6e0";

export default node;
