/**
 * @generated SignedSource<<471ade1dfa1aa0b309da47b0544322d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "FLAGGED" | "VERIFIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultFacts_result$data = {
  readonly place: number | null | undefined;
  readonly status: ResultStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_result">;
  readonly " $fragmentType": "ResultFacts_result";
};
export type ResultFacts_result$key = {
  readonly " $data"?: ResultFacts_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultFacts_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultFacts_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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

(node as any).hash = "191818d92746fa2c49b410567ba70da3";

export default node;
