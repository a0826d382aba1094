/**
 * @generated SignedSource<<8e051f9c3132f164f7d41d6b2151dff8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentForm_nowNoticeAssignment$data = {
  readonly note: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_assignment" | "assignmentWords_dueWordsAssignment" | "assignmentWords_openingWordsAssignment">;
  readonly " $fragmentType": "AssignmentForm_nowNoticeAssignment";
};
export type AssignmentForm_nowNoticeAssignment$key = {
  readonly " $data"?: AssignmentForm_nowNoticeAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_nowNoticeAssignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentForm_nowNoticeAssignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_dueWordsAssignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_openingWordsAssignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "3619c92acd07dd24e70032fd68ade9ec";

export default node;
