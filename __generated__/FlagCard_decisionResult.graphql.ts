/**
 * @generated SignedSource<<97e2c72fd1db2373efdb08eda98b299f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "FLAGGED" | "VERIFIED" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FlagCard_decisionResult$data = {
  readonly flag: {
    readonly isReviewable: boolean;
    readonly reviewedAt: IsoDateTime | null | undefined;
    readonly reviewedBy: {
      readonly displayName: string;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly status: ResultStatus;
  readonly " $fragmentType": "FlagCard_decisionResult";
};
export type FlagCard_decisionResult$key = {
  readonly " $data"?: FlagCard_decisionResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCard_decisionResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlagCard_decisionResult",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResultFlag",
      "kind": "LinkedField",
      "name": "flag",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReviewable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "reviewedBy",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "eb43db2f1aed2e5309dffbba9e199849";

export default node;
