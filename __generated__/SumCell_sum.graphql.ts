/**
 * @generated SignedSource<<8b4db4e669393e721677e4ee17eec45a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SumSize = "ALL_BUT_FEW" | "AT_LEAST" | "FEW" | "TOO_FEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SumCell_sum$data = {
  readonly atLeast: number | null | undefined;
  readonly size: SumSize;
  readonly " $fragmentType": "SumCell_sum";
};
export type SumCell_sum$key = {
  readonly " $data"?: SumCell_sum$data;
  readonly " $fragmentSpreads": FragmentRefs<"SumCell_sum">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SumCell_sum",
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

(node as any).hash = "cf19611026c9cd26c65c87a92be3f2ac";

export default node;
