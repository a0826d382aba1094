/**
 * @generated SignedSource<<27b894f0dc7f2cad1d27138939d5624f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSettings_competesViewer$data = {
  readonly competes: boolean | null | undefined;
  readonly " $fragmentType": "ProfileSettings_competesViewer";
};
export type ProfileSettings_competesViewer$key = {
  readonly " $data"?: ProfileSettings_competesViewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_competesViewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProfileSettings_competesViewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "competes",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "213d37dea69a5da9bd6ce30b1d5cbdde";

export default node;
