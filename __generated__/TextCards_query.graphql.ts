/**
 * @generated SignedSource<<efc2562c65ecb07b89587f2a6d6d3a33>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextCards_query$data = {
  readonly similarText: {
    readonly " $fragmentSpreads": FragmentRefs<"TextCards_similar">;
  } | null | undefined;
  readonly " $fragmentType": "TextCards_query";
};
export type TextCards_query$key = {
  readonly " $data"?: TextCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextCards_query">;
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
  "name": "TextCards_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "concreteType": "Text",
      "kind": "LinkedField",
      "name": "similarText",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TextCards_similar"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4867b95f5567c0198abb11320be7f791";

export default node;
