/**
 * @generated SignedSource<<d5375e41524e24795d4a1f1948305278>>
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
    readonly " $fragmentSpreads": FragmentRefs<"WorkBar_dueAssignment">;
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
          "name": "WorkBar_dueAssignment"
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

(node as any).hash = "abce5a3a70562d82d102d2bef2a3cc88";

export default node;
