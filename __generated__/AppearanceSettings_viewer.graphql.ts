/**
 * @generated SignedSource<<6fa399fc67d1bdadcff1bf7782d2d920>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppearanceSettings_viewer$data = {
  readonly id: string;
  readonly " $fragmentType": "AppearanceSettings_viewer";
};
export type AppearanceSettings_viewer$key = {
  readonly " $data"?: AppearanceSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AppearanceSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c42e9b76d928629ebff5ef72b8b3a498";

export default node;
