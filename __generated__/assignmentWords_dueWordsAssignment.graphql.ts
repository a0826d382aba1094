/**
 * @generated SignedSource<<5e5ef6a85222e9d1a3fa4f2ab48dc027>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type assignmentWords_dueWordsAssignment$data = {
  readonly closedAt: IsoDateTime | null | undefined;
  readonly dueAt: IsoDateTime | null | undefined;
  readonly extendedUntil: IsoDateTime | null | undefined;
  readonly " $fragmentType": "assignmentWords_dueWordsAssignment";
};
export type assignmentWords_dueWordsAssignment$key = {
  readonly " $data"?: assignmentWords_dueWordsAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_dueWordsAssignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "assignmentWords_dueWordsAssignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extendedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "784617b10f04b67f06b423ee749849d0";

export default node;
