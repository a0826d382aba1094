/**
 * @generated SignedSource<<4624bc364d7682805203bdf486185db2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentPage_ownProgressAssignment$data = {
  readonly myProgress: {
    readonly doneAt: IsoDateTime | null | undefined;
    readonly part: number;
    readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress" | "ProgressWords_stateBadgeProgress">;
  } | null | undefined;
  readonly task: {
    readonly exercises?: number;
  };
  readonly " $fragmentType": "AssignmentPage_ownProgressAssignment";
};
export type AssignmentPage_ownProgressAssignment$key = {
  readonly " $data"?: AssignmentPage_ownProgressAssignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_ownProgressAssignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentPage_ownProgressAssignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "task",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exercises",
              "storageKey": null
            }
          ],
          "type": "LessonTask",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProgressWords_stateBadgeProgress"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProgressWords_progress"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "e1df1a64b3bccef4e7b40eaab6d166f8";

export default node;
