/**
 * @generated SignedSource<<419895b6e442d6bdfc1a782b9b8800e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextSheet_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UpNext_query">;
  readonly " $fragmentType": "TextSheet_query";
};
export type TextSheet_query$key = {
  readonly " $data"?: TextSheet_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSheet_query">;
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
  "name": "TextSheet_query",
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

(node as any).hash = "ad0fd48e17d1aa3df080bcf98d403c17";

export default node;
