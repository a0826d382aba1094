/**
 * @generated SignedSource<<f04c75cdc4775fb51f611c2cbeae4b72>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FlagReason = "FAR_ABOVE_MEDIAN" | "LATE_BATCHES" | "LOG_SEEN_BEFORE" | "MACHINE_RHYTHM" | "OVERLAPPING" | "TOO_FAST" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ExamDecision_exam$data = {
  readonly flag: {
    readonly isCleared: boolean;
    readonly isReviewable: boolean;
    readonly reason: FlagReason;
    readonly reviewedAt: IsoDateTime | null | undefined;
    readonly reviewedBy: {
      readonly displayName: string;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ExamDecision_exam";
};
export type ExamDecision_exam$key = {
  readonly " $data"?: ExamDecision_exam$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamDecision_exam">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamDecision_exam",
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
      "concreteType": "ExamFlag",
      "kind": "LinkedField",
      "name": "flag",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCleared",
          "storageKey": null
        },
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
  "type": "Exam",
  "abstractKey": null
};

(node as any).hash = "4cdb53b73205c0b29a188a60d9e046b0";

export default node;
