/**
 * @generated SignedSource<<1f0f8dedd770ffa3cc342b684f67b4a5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamsPage_norm$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"NormFacts_norm">;
  readonly " $fragmentType": "ExamsPage_norm";
};
export type ExamsPage_norm$key = {
  readonly " $data"?: ExamsPage_norm$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamsPage_norm">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamsPage_norm",
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

(node as any).hash = "b2a47b00e9f2a3abe110f6447b223f57";

export default node;
