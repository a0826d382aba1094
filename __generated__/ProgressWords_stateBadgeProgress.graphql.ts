/**
 * @generated SignedSource<<a61a6f75f532f38d113f37f90d5c7e18>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProgressWords_stateBadgeProgress$data = {
  readonly isLate: boolean;
  readonly state: AssignmentProgressState;
  readonly " $fragmentType": "ProgressWords_stateBadgeProgress";
};
export type ProgressWords_stateBadgeProgress$key = {
  readonly " $data"?: ProgressWords_stateBadgeProgress$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_stateBadgeProgress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressWords_stateBadgeProgress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};

(node as any).hash = "8027a1fa2a6586ddc442392f87869a6d";

export default node;
