/**
 * @generated SignedSource<<ab67abc69464dd1b070e008fbe1705e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSettings_passwordViewer$data = {
  readonly hasPassword: boolean | null | undefined;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "AccountSettings_passwordViewer";
};
export type AccountSettings_passwordViewer$key = {
  readonly " $data"?: AccountSettings_passwordViewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_passwordViewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountSettings_passwordViewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
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

(node as any).hash = "babb2411a5f2af41d7e1da90dd50b20b";

export default node;
