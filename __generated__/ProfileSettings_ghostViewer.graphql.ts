/**
 * @generated SignedSource<<f017284bf82c1e68ef3222e9c69a63f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSettings_ghostViewer$data = {
  readonly allowsGhost: boolean | null | undefined;
  readonly " $fragmentType": "ProfileSettings_ghostViewer";
};
export type ProfileSettings_ghostViewer$key = {
  readonly " $data"?: ProfileSettings_ghostViewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSettings_ghostViewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProfileSettings_ghostViewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsGhost",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cb04bf3f056921183112aab2e2943c7c";

export default node;
