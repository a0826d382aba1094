/**
 * @generated SignedSource<<95f485e8a449e6b2f7bc5c3b6628bc9e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedResultHeader_result$data = {
  readonly accuracy: number;
  readonly user: {
    readonly displayName: string;
  };
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"ResultFacts_result">;
  readonly " $fragmentType": "SharedResultHeader_result";
};
export type SharedResultHeader_result$key = {
  readonly " $data"?: SharedResultHeader_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedResultHeader_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SharedResultHeader_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultFacts_result"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "b1b68b603df3aa4402fb538661ea4a9d";

export default node;
