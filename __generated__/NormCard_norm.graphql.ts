/**
 * @generated SignedSource<<a4cd57ed9ce8d994d333f8f1db6647ed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NormCard_norm$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
  readonly " $fragmentType": "NormCard_norm";
};
export type NormCard_norm$key = {
  readonly " $data"?: NormCard_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"NormCard_norm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NormCard_norm",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NormFacts_norm"
    }
  ],
  "type": "ExamNorm",
  "abstractKey": null
};

(node as any).hash = "bdb47acfed01e140a665b149360fd2cf";

export default node;
