/**
 * @generated SignedSource<<0e879a873d8ed8ec75a1aa9e629a7152>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkList_assignment$data = {
  readonly id: string;
  readonly myProgress: {
    readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_stateBadgeProgress">;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_dueWordsAssignment">;
  readonly " $fragmentType": "WorkList_assignment";
};
export type WorkList_assignment$key = {
  readonly " $data"?: WorkList_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkList_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_dueWordsAssignment"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProgressWords_stateBadgeProgress"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "747b486399ae45213bb242fd485e86d6";

export default node;
