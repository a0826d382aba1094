/**
 * @generated SignedSource<<692300360f46c70faa482e44ef2ab58e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TextCards_query">;
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
      "name": "TextCards_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "31bee912ee67f75ee60bfbecbe9d181d";

export default node;
