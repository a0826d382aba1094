/**
 * @generated SignedSource<<8e43400c8e18e2f20a15f767d2cb053f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierRun_result$data = {
  readonly accuracy: number;
  readonly id: string;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_result">;
  readonly " $fragmentType": "EarlierRun_result";
};
export type EarlierRun_result$key = {
  readonly " $data"?: EarlierRun_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierRun_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EarlierRun_result",
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
      "name": "RunFacts_result"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "b180120469f93b591887ad7420130d82";

export default node;
