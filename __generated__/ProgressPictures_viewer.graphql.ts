/**
 * @generated SignedSource<<aac9f15dc64ebc7c4067b3eb2fa7a60d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressPictures_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_viewer" | "useRuns_viewer">;
  readonly " $fragmentType": "ProgressPictures_viewer";
};
export type ProgressPictures_viewer$key = {
  readonly " $data"?: ProgressPictures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressPictures_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layout"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressPictures_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRuns_viewer"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "layout",
          "variableName": "layout"
        }
      ],
      "kind": "FragmentSpread",
      "name": "KeyPictures_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d73e7bf1800ea07cf63421fccc3e5ae2";

export default node;
