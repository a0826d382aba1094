/**
 * @generated SignedSource<<88e7b86543e60a0d85ae19cb15fb9136>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SumSize = "ALL_BUT_FEW" | "AT_LEAST" | "FEW" | "TOO_FEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ParticipationSums_sum$data = {
  readonly atLeast: number | null | undefined;
  readonly size: SumSize;
  readonly " $fragmentType": "ParticipationSums_sum";
};
export type ParticipationSums_sum$key = {
  readonly " $data"?: ParticipationSums_sum$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sum">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ParticipationSums_sum",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atLeast",
      "storageKey": null
    }
  ],
  "type": "ParticipationSum",
  "abstractKey": null
};

(node as any).hash = "22b265717a465d69dba1b62cdbff3803";

export default node;
