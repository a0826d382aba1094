/**
 * @generated SignedSource<<0af57a0fd7a15a37852aff1026bb20ad>>
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
  readonly isExcused: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExcused",
      "storageKey": null
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};

(node as any).hash = "e05dd4a2848e3769c8499c3dc572b5c4";

export default node;
