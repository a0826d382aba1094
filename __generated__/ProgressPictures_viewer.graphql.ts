/**
 * @generated SignedSource<<3a9159e66833d816fcfe5a13a8d0d13c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressPictures_viewer$data = {
  readonly runHistory: {
    readonly " $fragmentSpreads": FragmentRefs<"useRuns_history">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_viewer">;
  readonly " $fragmentType": "ProgressPictures_viewer";
};
export type ProgressPictures_viewer$key = {
  readonly " $data"?: ProgressPictures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressPictures_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressPictures_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RunHistory",
      "kind": "LinkedField",
      "name": "runHistory",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRuns_history"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeyPictures_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8bf567548174f5495bdb8214617754c6";

export default node;
