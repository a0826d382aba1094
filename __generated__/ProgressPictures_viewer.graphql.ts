/**
 * @generated SignedSource<<a6892538af9f984d97ea4261f05e03b2>>
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

(node as any).hash = "3e52615fff9c87c7863d7f82b371e56d";

export default node;
