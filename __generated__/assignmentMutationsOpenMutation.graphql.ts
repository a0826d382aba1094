/**
 * @generated SignedSource<<a3a2a0151a5f4b30254203947615c139>>
 * @relayHash 76fdaa557d327f26aca5bee9991b14cf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44144af16f502a26645ea4b9fddaabd62616dbda68508dc43929e508143819e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_LOCKED" | "ACCOUNT_NEEDED" | "ACCOUNT_NOT_LINKED" | "ADMIN_LINK_EXPIRED" | "ADMIN_LINK_UNKNOWN" | "ADMIN_LINK_USED" | "ALREADY_A_MEMBER" | "ALREADY_LINKED" | "ASSIGNMENT_NOT_FOUND" | "ATTEMPT_OVER" | "ATTEMPT_RUNNING" | "BACKUP_RUNNING" | "BAD_CURSOR" | "BAD_REQUEST" | "BAD_UPLOAD" | "COACH_LINK_UNKNOWN" | "COMPETITION_OFF" | "DAILY_ATTEMPT_USED" | "DOCUMENT_UNKNOWN" | "DUE_BEFORE_OPENING" | "DUPLICATE_NAME" | "EDIT_CONFLICT" | "EMPTY_RUN" | "EXAM_NORM_CHANGED" | "EXAM_NORM_UNKNOWN" | "EXTENSION_TOO_EARLY" | "EXTERNAL_ACCOUNT_TAKEN" | "FILE_CUT_OFF" | "FILE_TOO_HARD" | "GROUP_ARCHIVED" | "GROUP_FULL" | "HASH_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "IMPOSSIBLE_TIMING" | "INTERNAL" | "INVALID_EMAIL" | "JOIN_CODE_UNKNOWN" | "KICKED" | "LAST_ADMIN" | "LAST_OWNER" | "LESSON_NOT_FOUND" | "LEVELS_NOT_RISING" | "LEVEL_ALLOWS_MORE_ERRORS" | "LOG_FULL" | "MALFORMED_LOG" | "MEMBERS_ALREADY_MADE" | "MIXED_SEPARATORS" | "NAME_MISMATCH" | "NETWORK" | "NORM_NOT_IN_GROUP" | "NOT_ALLOWED" | "NOT_AN_EXPORT" | "NOT_AN_IMAGE" | "NOT_A_COACH" | "NOT_A_MEMBER" | "NOT_A_RACER" | "NOT_A_ROSTER" | "NOT_A_TEXT_FILE" | "NOT_FOUND" | "NOT_IN_GROUP" | "NOT_MADE_HERE" | "NOT_SIGNED_IN" | "NOT_THE_HOST" | "NOT_THE_NEXT_ATTEMPT" | "NO_ATTEMPT_LEFT" | "NO_ATTEMPT_MADE" | "NO_ATTEMPT_RUNNING" | "NO_DUE_DATE" | "OFFLINE" | "ONLY_WAY_IN" | "OTHER_DEVICE" | "OTHER_HEAT" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PASSKEY_UNCONFIRMED" | "PASSWORD_TOO_COMMON" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "PRIVATE_RACE_ONLY" | "QUERY_NOT_ALLOWED" | "RACE_EMPTY" | "RACE_FULL" | "RACE_NOT_FOUND" | "RACE_NOT_OVER" | "RACE_NOT_RUNNING" | "RACE_OVER" | "RACE_STARTED" | "RACE_STOPPED" | "RATE_LIMITED" | "REQUIRED" | "ROSTER_CHANGED" | "SEQUENCE_GAP" | "SESSION_EXPIRED" | "SIGN_IN_AWAY" | "SIGN_IN_CANCELLED" | "SIGN_IN_OVER" | "SIGN_IN_UNCONFIRMED" | "SWITCHED_OFF" | "TEXT_NOT_FOUND" | "TEXT_NOT_IN_GROUP" | "TIMED_OUT" | "TOO_COMPLEX" | "TOO_FEW_RACERS" | "TOO_LONG" | "TOO_MANY_ANNOUNCEMENTS" | "TOO_MANY_ASSIGNMENTS" | "TOO_MANY_COACH_LINKS" | "TOO_MANY_EXAM_NORMS" | "TOO_MANY_GROUPS" | "TOO_MANY_GROUPS_TOGETHER" | "TOO_MANY_PASSKEYS" | "TOO_MANY_ROWS" | "TOO_MANY_RUNS" | "TOO_MANY_RUNS_AS_GUEST" | "TOO_MANY_SENTENCES" | "TOO_MANY_TASKS" | "TOO_MANY_TEXTS" | "TOO_MANY_TEXTS_TOGETHER" | "TOO_MANY_WALL_LINKS" | "TOO_SHORT" | "TOURNAMENT_EXISTS" | "TOURNAMENT_NOT_RUNNING" | "UNFINISHED_RUN" | "UNSUITABLE_NAME" | "USERNAME_TAKEN" | "USERNAME_UNKNOWN" | "WRONG_ASSIGNMENT_STATE" | "WRONG_CHARACTERS" | "WRONG_CREDENTIALS" | "WRONG_ENCODING" | "WRONG_PASSWORD" | "WRONG_STATE" | "%future added value";
export type assignmentMutationsOpenMutation$variables = {
  id: string;
  version: number;
};
export type assignmentMutationsOpenMutation$data = {
  readonly openAssignment: {
    readonly __typename: string;
    readonly assignment?: {
      readonly " $fragmentSpreads": FragmentRefs<"AssignmentList_assignment">;
    } | null | undefined;
    readonly code?: ErrorCode | null | undefined;
  } | null | undefined;
};
export type assignmentMutationsOpenMutation = {
  response: assignmentMutationsOpenMutation$data;
  variables: assignmentMutationsOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accuracy",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "assignmentMutationsOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "openAssignment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Assignment",
                "kind": "LinkedField",
                "name": "assignment",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AssignmentList_assignment"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "AssignmentSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "assignmentMutationsOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "openAssignment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Assignment",
                "kind": "LinkedField",
                "name": "assignment",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                          (v2/*:: as any*/),
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
                                  (v5/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "language",
                                    "storageKey": null
                                  },
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v6/*:: as any*/)
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
                              (v6/*:: as any*/),
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
            "type": "AssignmentSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "44144af16f502a26645ea4b9fddaabd62616dbda68508dc43929e508143819e8",
    "metadata": {},
    "name": "assignmentMutationsOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "563d7ce90444aa3b21754665c645e470";

export default node;
