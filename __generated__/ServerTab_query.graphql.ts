/**
 * @generated SignedSource<<160427a55f0ad65bab9473fde640eb7e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServerTab_query$data = {
  readonly hostPolicy: {
    readonly " $fragmentSpreads": FragmentRefs<"processing_policy">;
  };
  readonly " $fragmentType": "ServerTab_query";
};
export type ServerTab_query$key = {
  readonly " $data"?: ServerTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServerTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServerTab_query",
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

(node as any).hash = "332d95c027f4194aeb9f148dc64aa078";

export default node;
