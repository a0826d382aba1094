/**
 * @generated SignedSource<<4faa50559ed845c74dfa113f33d4be38>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpNext_query$data = {
  readonly similarText: {
    readonly " $fragmentSpreads": FragmentRefs<"UpNext_similar">;
  } | null | undefined;
  readonly " $fragmentType": "UpNext_query";
};
export type UpNext_query$key = {
  readonly " $data"?: UpNext_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpNext_query">;
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
  "name": "UpNext_query",
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
          "name": "UpNext_similar"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b06a5ed7b8bf10ecf9c1084761633af7";

export default node;
