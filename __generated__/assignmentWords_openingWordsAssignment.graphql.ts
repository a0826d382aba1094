/**
 * @generated SignedSource<<7d17a34d73fa95d385a997f616fa4c1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentState = "CLOSED" | "DRAFT" | "OPEN" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type assignmentWords_openingWordsAssignment$data = {
  readonly opensAt: IsoDateTime;
  readonly state: AssignmentState;
  readonly " $fragmentType": "assignmentWords_openingWordsAssignment";
};
export type assignmentWords_openingWordsAssignment$key = {
  readonly " $data"?: assignmentWords_openingWordsAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_openingWordsAssignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "assignmentWords_openingWordsAssignment",
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
      "name": "opensAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "c670bb47b14a2152fa745977d7e484e3";

export default node;
