/**
 * @generated SignedSource<<5273434fa61d036ec81e42142ddb6d08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressPictures_viewer$data = {
  readonly importedHistory: {
    readonly " $fragmentSpreads": FragmentRefs<"useImportedDays_history">;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "ImportedHistory",
      "kind": "LinkedField",
      "name": "importedHistory",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useImportedDays_history"
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

(node as any).hash = "b267985c6ecfe54c05830200a6c017ce";

export default node;
