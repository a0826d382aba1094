/**
 * @generated SignedSource<<9cca825ae3892d78b2fb8c17562ff9e7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Today_viewer$data = {
  readonly dueAssignments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useDueAssignment_assignment">;
  }> | null | undefined;
  readonly practiceGoal: {
    readonly streak: number;
  } | null | undefined;
  readonly " $fragmentType": "Today_viewer";
};
export type Today_viewer$key = {
  readonly " $data"?: Today_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Today_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Today_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Assignment",
      "kind": "LinkedField",
      "name": "dueAssignments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useDueAssignment_assignment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PracticeGoal",
      "kind": "LinkedField",
      "name": "practiceGoal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streak",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "88bd0e1cf1b7e8df16c6d1f723024359";

export default node;
