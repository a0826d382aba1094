/**
 * @generated SignedSource<<91a648cc4e93da618304860778af2af3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StateBadge_progress$data = {
  readonly isLate: boolean;
  readonly state: AssignmentProgressState;
  readonly " $fragmentType": "StateBadge_progress";
};
export type StateBadge_progress$key = {
  readonly " $data"?: StateBadge_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateBadge_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StateBadge_progress",
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

(node as any).hash = "d2ba6fd0276e67b8f9a5ba8814b299d8";

export default node;
