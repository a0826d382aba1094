/**
 * @generated SignedSource<<3160c63ffc4cd9b10c1bfcd0443d9f36>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultPage_sharedResultHeaderResult$data = {
  readonly accuracy: number;
  readonly user: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_factsResult">;
  readonly " $fragmentType": "ResultPage_sharedResultHeaderResult";
};
export type ResultPage_sharedResultHeaderResult$key = {
  readonly " $data"?: ResultPage_sharedResultHeaderResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPage_sharedResultHeaderResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultPage_sharedResultHeaderResult",
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
          "name": "id",
          "storageKey": null
        },
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
      "name": "ResultSheet_factsResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "064608a188966fcecbe42053555d628c";

export default node;
