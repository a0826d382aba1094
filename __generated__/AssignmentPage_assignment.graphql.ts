/**
 * @generated SignedSource<<05e189aa36cfd07c2b5301f6cf93486f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentPage_assignment$data = {
  readonly group: {
    readonly id: string;
    readonly myRole: GroupRole | null | undefined;
    readonly name: string;
  };
  readonly isMine: boolean;
  readonly note: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_myPartAssignment" | "FollowMembers_assignment" | "assignmentWords_assignment" | "assignmentWords_dueWordsAssignment" | "assignmentWords_openingWordsAssignment">;
  readonly " $fragmentType": "AssignmentPage_assignment";
};
export type AssignmentPage_assignment$key = {
  readonly " $data"?: AssignmentPage_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentPage_assignment",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "myRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_openingWordsAssignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_dueWordsAssignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "assignmentWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentPage_myPartAssignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowMembers_assignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "3dabafd095a2f1ce37b9c28d3f98ad52";

export default node;
