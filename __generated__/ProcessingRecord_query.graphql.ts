/**
 * @generated SignedSource<<c01e5aaa1ca1cd9187ed0104ce57dda9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProcessingRecord_query$data = {
  readonly hostPolicy: {
    readonly " $fragmentSpreads": FragmentRefs<"processing_policy">;
  };
  readonly " $fragmentType": "ProcessingRecord_query";
};
export type ProcessingRecord_query$key = {
  readonly " $data"?: ProcessingRecord_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingRecord_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProcessingRecord_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HostPolicy",
      "kind": "LinkedField",
      "name": "hostPolicy",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "processing_policy"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3dfd778b1070ec6988afac782a0c2e31";

export default node;
