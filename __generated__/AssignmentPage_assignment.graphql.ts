/**
 * @generated SignedSource<<19c2fdf5f65141acc953b1292cdc7049>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
export type RoleWords = "COACH_MEMBER" | "LECTURER_STUDENT" | "TEACHER_PUPIL" | "TRAINER_PARTICIPANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentPage_assignment$data = {
  readonly group: {
    readonly id: string;
    readonly myRole: GroupRole | null | undefined;
    readonly name: string;
    readonly settings: {
      readonly roleWords: RoleWords;
    };
  };
  readonly isMine: boolean;
  readonly note: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_gradeAssignment" | "FollowMembers_assignment" | "MyTasks_assignment" | "assignmentWords_assignment" | "assignmentWords_dueWordsAssignment" | "assignmentWords_openingWordsAssignment">;
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GroupSettings",
          "kind": "LinkedField",
          "name": "settings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roleWords",
              "storageKey": null
            }
          ],
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
      "name": "MyTasks_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignmentPage_gradeAssignment"
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

(node as any).hash = "e3e82e55dd4a7724ca19dcc2f3e57792";

export default node;
