/**
 * @generated SignedSource<<f0c83d259521184a8abcf8aeb93f1323>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FlagReason = "FAR_ABOVE_MEDIAN" | "LATE_BATCHES" | "LOG_SEEN_BEFORE" | "MACHINE_RHYTHM" | "OVERLAPPING" | "TOO_FAST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FlagCard_result$data = {
  readonly flag: {
    readonly reason: FlagReason;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCard_decisionResult">;
  readonly " $fragmentType": "FlagCard_result";
};
export type FlagCard_result$key = {
  readonly " $data"?: FlagCard_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCard_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlagCard_result",
  "selections": [
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlagCard_decisionResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "786661a4604b582b7157fe4411144512";

export default node;
