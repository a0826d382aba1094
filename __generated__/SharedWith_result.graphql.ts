/**
 * @generated SignedSource<<5195b307f3bf1cb6683ddd59e6339d3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultVisibility = "ALL" | "GROUP" | "ME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SharedWith_result$data = {
  readonly id: string;
  readonly visibility: ResultVisibility;
  readonly " $fragmentType": "SharedWith_result";
};
export type SharedWith_result$key = {
  readonly " $data"?: SharedWith_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedWith_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SharedWith_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "2fc9bca49f289aebceaa69bdef8628c5";

export default node;
