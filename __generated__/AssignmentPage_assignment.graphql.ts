/**
 * @generated SignedSource<<eb61ab8e256195e10f5d392207996298>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentPage_gradeAssignment" | "AssignmentPage_mine" | "FollowMembers_assignment" | "assignmentWords_assignment" | "assignmentWords_dueWordsAssignment" | "assignmentWords_openingWordsAssignment">;
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
      "name": "AssignmentPage_mine"
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

(node as any).hash = "924330791f05ef81c07034513a04b1f6";

export default node;
