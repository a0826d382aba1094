/**
 * @generated SignedSource<<8e6a1536604e62d3df8b45eb3a32f482>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherRun_result$data = {
  readonly accuracy: number;
  readonly id: string;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_result">;
  readonly " $fragmentType": "OtherRun_result";
};
export type OtherRun_result$key = {
  readonly " $data"?: OtherRun_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherRun_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OtherRun_result",
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

(node as any).hash = "d61855ddc92972b08d7c5f32126d12b1";

export default node;
