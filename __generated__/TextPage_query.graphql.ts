/**
 * @generated SignedSource<<ecb31d99beae8b60be82665d27d7b2c4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UpNext_query">;
  readonly " $fragmentType": "TextPage_query";
};
export type TextPage_query$key = {
  readonly " $data"?: TextPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextPage_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "kind": "FragmentSpread",
      "name": "UpNext_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cbd4329c58e53c987d7162e710e28c30";

export default node;
