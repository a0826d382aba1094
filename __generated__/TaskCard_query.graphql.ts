/**
 * @generated SignedSource<<1f46e8b3c44cedf2d479fd8741a56b4b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TaskFields_query">;
  readonly " $fragmentType": "TaskCard_query";
};
export type TaskCard_query$key = {
  readonly " $data"?: TaskCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaskCard_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "groupId",
          "variableName": "groupId"
        },
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "FragmentSpread",
      "name": "TaskFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8ebce7869bab10e70a880eb72b1b7026";

export default node;
