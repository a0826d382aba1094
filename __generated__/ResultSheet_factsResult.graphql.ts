/**
 * @generated SignedSource<<ce6291937e64c873988947ce63f06564>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "FLAGGED" | "VERIFIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultSheet_factsResult$data = {
  readonly place: number | null | undefined;
  readonly status: ResultStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_runFactsResult">;
  readonly " $fragmentType": "ResultSheet_factsResult";
};
export type ResultSheet_factsResult$key = {
  readonly " $data"?: ResultSheet_factsResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_factsResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultSheet_factsResult",
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
      "name": "ResultSheet_runFactsResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "ab3fb9ec9257f7daed80803fd7c113b4";

export default node;
