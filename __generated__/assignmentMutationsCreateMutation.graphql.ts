/**
 * @generated SignedSource<<aaf71f46ef81d043cdcd15468d47e815>>
 * @relayHash 4f3057173dfc504f28a299482cd5e278
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25be93630d1f94d95fcc74e646363b8a7f7799da988c7b185c03839a2dacd6d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentKind = "EXAM" | "GOAL" | "LESSON" | "TEXT" | "%future added value";
export type ErrorCode = "ACCOUNT_LOCKED" | "ACCOUNT_NEEDED" | "ACCOUNT_NOT_LINKED" | "ADMIN_LINK_EXPIRED" | "ADMIN_LINK_UNKNOWN" | "ADMIN_LINK_USED" | "ALREADY_A_MEMBER" | "ALREADY_LINKED" | "ASSIGNMENT_NOT_FOUND" | "ATTEMPT_OVER" | "ATTEMPT_RUNNING" | "BACKUP_RUNNING" | "BAD_CURSOR" | "BAD_REQUEST" | "BAD_UPLOAD" | "COACH_LINK_UNKNOWN" | "COMPETITION_OFF" | "DAILY_ATTEMPT_USED" | "DOCUMENT_UNKNOWN" | "DUE_BEFORE_OPENING" | "DUPLICATE_NAME" | "EDIT_CONFLICT" | "EMPTY_RUN" | "EXAM_NORM_CHANGED" | "EXAM_NORM_UNKNOWN" | "EXTENSION_TOO_EARLY" | "EXTERNAL_ACCOUNT_TAKEN" | "FILE_CUT_OFF" | "FILE_TOO_HARD" | "GROUP_ARCHIVED" | "GROUP_FULL" | "HASH_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "IMPOSSIBLE_TIMING" | "INTERNAL" | "INVALID_EMAIL" | "JOIN_CODE_UNKNOWN" | "KICKED" | "LAST_ADMIN" | "LAST_OWNER" | "LESSON_NOT_FOUND" | "LEVELS_NOT_RISING" | "LEVEL_ALLOWS_MORE_ERRORS" | "LOG_FULL" | "MALFORMED_LOG" | "MEMBERS_ALREADY_MADE" | "MIXED_SEPARATORS" | "NAME_MISMATCH" | "NETWORK" | "NORM_NOT_IN_GROUP" | "NOT_ALLOWED" | "NOT_AN_EXPORT" | "NOT_AN_IMAGE" | "NOT_A_COACH" | "NOT_A_MEMBER" | "NOT_A_RACER" | "NOT_A_ROSTER" | "NOT_A_TEXT_FILE" | "NOT_FOUND" | "NOT_IN_GROUP" | "NOT_MADE_HERE" | "NOT_SIGNED_IN" | "NOT_THE_HOST" | "NOT_THE_NEXT_ATTEMPT" | "NO_ATTEMPT_LEFT" | "NO_ATTEMPT_MADE" | "NO_ATTEMPT_RUNNING" | "NO_DUE_DATE" | "OFFLINE" | "ONLY_WAY_IN" | "OTHER_DEVICE" | "OTHER_HEAT" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PASSKEY_UNCONFIRMED" | "PASSWORD_TOO_COMMON" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "PRIVATE_RACE_ONLY" | "QUERY_NOT_ALLOWED" | "RACE_EMPTY" | "RACE_FULL" | "RACE_NOT_FOUND" | "RACE_NOT_OVER" | "RACE_NOT_RUNNING" | "RACE_OVER" | "RACE_STARTED" | "RACE_STOPPED" | "RATE_LIMITED" | "REQUIRED" | "ROSTER_CHANGED" | "SEQUENCE_GAP" | "SESSION_EXPIRED" | "SIGN_IN_AWAY" | "SIGN_IN_CANCELLED" | "SIGN_IN_OVER" | "SIGN_IN_UNCONFIRMED" | "SWITCHED_OFF" | "TEXT_NOT_FOUND" | "TEXT_NOT_IN_GROUP" | "TIMED_OUT" | "TOO_COMPLEX" | "TOO_FEW_RACERS" | "TOO_LONG" | "TOO_MANY_ANNOUNCEMENTS" | "TOO_MANY_ASSIGNMENTS" | "TOO_MANY_COACH_LINKS" | "TOO_MANY_EXAM_NORMS" | "TOO_MANY_GROUPS" | "TOO_MANY_GROUPS_TOGETHER" | "TOO_MANY_PASSKEYS" | "TOO_MANY_ROWS" | "TOO_MANY_RUNS" | "TOO_MANY_RUNS_AS_GUEST" | "TOO_MANY_SENTENCES" | "TOO_MANY_TASKS" | "TOO_MANY_TEXTS" | "TOO_MANY_TEXTS_TOGETHER" | "TOO_MANY_WALL_LINKS" | "TOO_SHORT" | "TOURNAMENT_EXISTS" | "TOURNAMENT_NOT_RUNNING" | "UNFINISHED_RUN" | "UNSUITABLE_NAME" | "USERNAME_TAKEN" | "USERNAME_UNKNOWN" | "WRONG_ASSIGNMENT_STATE" | "WRONG_CHARACTERS" | "WRONG_CREDENTIALS" | "WRONG_ENCODING" | "WRONG_PASSWORD" | "WRONG_STATE" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
export type CreateAssignmentInput = {
  fields: AssignmentFieldsInput;
  groupId: string;
  isOpen?: boolean | null | undefined;
};
export type AssignmentFieldsInput = {
  accuracy?: number | null | undefined;
  dueAt?: IsoDateTime | null | undefined;
  kind?: AssignmentKind | null | undefined;
  language?: Language | null | undefined;
  lesson?: string | null | undefined;
  memberIds?: ReadonlyArray<string> | null | undefined;
  minutes?: number | null | undefined;
  norm?: string | null | undefined;
  note?: string | null | undefined;
  opensAt: IsoDateTime;
  tasks?: ReadonlyArray<AssignmentTaskInput> | null | undefined;
  textId?: string | null | undefined;
  title: string;
  wpm?: number | null | undefined;
};
export type AssignmentTaskInput = {
  accuracy?: number | null | undefined;
  exercise?: string | null | undefined;
  isAnyLanguage?: boolean | null | undefined;
  kind: AssignmentKind;
  language?: Language | null | undefined;
  lesson?: string | null | undefined;
  minutes?: number | null | undefined;
  norm?: string | null | undefined;
  textId?: string | null | undefined;
  wpm?: number | null | undefined;
};
export type assignmentMutationsCreateMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateAssignmentInput;
};
export type assignmentMutationsCreateMutation$data = {
  readonly createAssignment: {
    readonly __typename: string;
    readonly assignmentEdge?: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AssignmentList_assignment">;
      } | null | undefined;
    } | null | undefined;
    readonly code?: ErrorCode | null | undefined;
    readonly issues?: ReadonlyArray<{
      readonly code: ErrorCode | null | undefined;
      readonly path: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type assignmentMutationsCreateMutation = {
  response: assignmentMutationsCreateMutation$data;
  variables: assignmentMutationsCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accuracy",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "assignmentMutationsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAssignment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GroupAssignmentsEdge",
                "kind": "LinkedField",
                "name": "assignmentEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Assignment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "AssignmentList_assignment"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "AssignmentSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "assignmentMutationsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAssignment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GroupAssignmentsEdge",
                "kind": "LinkedField",
                "name": "assignmentEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Assignment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
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
                        "name": "version",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isForAll",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AssignmentCounts",
                        "kind": "LinkedField",
                        "name": "counts",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "assigned",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "done",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "late",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "excused",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AssignmentItem",
                        "kind": "LinkedField",
                        "name": "tasks",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "task",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "lesson",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "exercise",
                                    "storageKey": null
                                  },
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
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Text",
                                    "kind": "LinkedField",
                                    "name": "text",
                                    "plural": false,
                                    "selections": [
                                      (v9/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "language",
                                        "storageKey": null
                                      },
                                      (v5/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v10/*:: as any*/)
                                ],
                                "type": "TextTask",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "minutes",
                                    "storageKey": null
                                  },
                                  (v10/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "wpm",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": "goalLanguage",
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "language",
                                    "storageKey": null
                                  }
                                ],
                                "type": "GoalTask",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "norm",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "normTitle",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "requiredLanguage",
                                    "storageKey": null
                                  }
                                ],
                                "type": "ExamTask",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "opensAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "assignmentEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "AssignmentSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25be93630d1f94d95fcc74e646363b8a7f7799da988c7b185c03839a2dacd6d1",
    "metadata": {},
    "name": "assignmentMutationsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fe0f0438a4c85c65a8655e1e817b791";

export default node;
